import { expect, it } from "@jest/globals";
import { commentAnchor, commentOfAnchor } from "./comment-anchor.ts";

it("a comment is read from the anchor that was written for it, and from no other", () => {
	expect(commentOfAnchor(commentAnchor(12))).toBe(12);
	expect(["", "comment-", "comment-x", "comment-1-2", "files", "item-1"].map(commentOfAnchor)).toEqual(Array(6).fill(null));
});
