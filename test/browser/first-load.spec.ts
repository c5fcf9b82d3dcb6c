import { expect, test } from "@playwright/test";
import { FIRST_LOADS, firstLoad, readManifest } from "../../bench/first-load.ts";

test.describe("first load stays within its budget", () => {
	for (const { page, sources, budget, mostFiles } of FIRST_LOADS) {
		test(`${page}: at most ${budget} kB of script, in at most ${mostFiles} files`, () => {
			const { script, style, files } = firstLoad(readManifest(), sources);
			test.info().annotations.push({ type: "kB", description: `script ${script.toFixed(1)}, style ${style.toFixed(1)}, files ${files}` });
			expect(script).toBeLessThanOrEqual(budget);
			expect(files).toBeLessThanOrEqual(mostFiles);
		});
	}

	test("a source without a chunk is a failure, not nothing", () => {
		expect(() => firstLoad(readManifest(), ["realisations/list/Renamed.tsx"])).toThrow("no chunk for realisations/list/Renamed.tsx");
		expect(() => firstLoad({}, [])).toThrow("no entry");
	});
});
