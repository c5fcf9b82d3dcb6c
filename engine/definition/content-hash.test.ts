import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { canonicalJson, contentHash } from "./content-hash.ts";
import { sha256 } from "./sha-256.ts";

const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 1000];

describe("the content hash", () => {
	it.each(lengths)("is SHA-256, at a message of %i characters too", (length) => {
		for (const letter of ["a", "é", "€", "😀"]) {
			const text = letter.repeat(length);
			expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
		}
	});

	it("does not see white space and the order of names", () => {
		expect(contentHash({ b: 1, a: [true, null] })).toBe(contentHash(JSON.parse('{ "a": [true, null],\n "b": 1 }')));
	});

	it("sees another value, another order of a list, and a name with an empty value", () => {
		const hashes = [{ a: [1, 2] }, { a: [2, 1] }, { a: [1, "2"] }, { a: [1, 2], b: null }].map(contentHash);
		expect(new Set(hashes).size).toBe(hashes.length);
	});

	it("leaves out what has no value, as JSON does", () => {
		expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
	});
});
