import { expect, test } from "@playwright/test";
import { FIRST_LOADS, firstLoad, readManifest } from "../../bench/first-load.ts";

test.describe("first load stays within its budget", () => {
	for (const { page, sources, budget } of FIRST_LOADS) {
		test(`${page}: at most ${budget} kB of script`, () => {
			const { script, style } = firstLoad(readManifest(), sources);
			test.info().annotations.push({ type: "kB", description: `script ${script.toFixed(1)}, style ${style.toFixed(1)}` });
			expect(script).toBeLessThanOrEqual(budget);
		});
	}

	test("a source without a chunk is a failure, not nothing", () => {
		expect(() => firstLoad(readManifest(), ["realisations/list/Renamed.tsx"])).toThrow("no chunk for realisations/list/Renamed.tsx");
		expect(() => firstLoad({}, [])).toThrow("no entry");
	});
});
