import { expect, it } from "@jest/globals";
import { isCarriedOverClick } from "./carried-over-click.ts";

it("a series of clicks completes only the step it began on; after a pause the next click counts", () => {
	expect([0, 400, 800].map((at) => isCarriedOverClick("a/7", at))).toEqual([false, false, false]);
	expect([1_200, 1_600].map((at) => isCarriedOverClick("a/8", at))).toEqual([true, true]);
	expect(isCarriedOverClick("a/9", 2_000)).toBe(true);
	expect(isCarriedOverClick("a/9", 2_700)).toBe(false);
});
