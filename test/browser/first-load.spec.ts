import { expect, test } from "@playwright/test";
import { FIRST_LOADS, firstLoad, readManifest } from "../../bench/first-load.ts";

test.describe("first load stays within its budget", () => {
	for (const { page, sources, budget } of FIRST_LOADS) {
		test(`${page}: at most ${budget} kB`, () => {
			expect(firstLoad(readManifest(), sources)).toBeLessThanOrEqual(budget);
		});
	}
});
