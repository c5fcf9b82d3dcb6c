import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { jestWithSecondTry } from "./second-try.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "laadstroom-second-try-"));
	jest.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
	jest.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

/** A jest whose first try fails in these files, and whose second one ends with this exit code. */
function runs(failed: readonly string[], secondExit: number) {
	const calls: (readonly string[])[] = [];
	const holds = jestWithSecondTry(
		(args) => {
			calls.push(args);
			if (calls.length > 1) return secondExit;
			const testResults = [...failed.map((name) => ({ name, status: "failed" })), { name: "sound.test.ts", status: "passed" }];
			writeFileSync(join(folder, "unit.json"), JSON.stringify({ startTime: 1, testResults }));
			return failed.length > 0 ? 1 : 0;
		},
		{ report: join(folder, "unit.json"), options: ["--silent"], files: ["all.test.ts"], workers: 2 },
	);
	return { holds, calls };
}

describe("a part of the run whose files of tests failed", () => {
	it("tries them once more, alone, and holds when they pass then", () => {
		const { holds, calls } = runs(["a.test.ts", "b.test.ts"], 0);
		expect(holds).toBe(true);
		expect(calls).toEqual([
			["--json", `--outputFile=${join(folder, "unit.json")}`, "--silent", "--maxWorkers=2", "--runTestsByPath", "all.test.ts"],
			[
				"--json",
				`--outputFile=${join(folder, "unit-second-try.json")}`,
				"--silent",
				"--maxWorkers=1",
				"--runTestsByPath",
				"a.test.ts",
				"b.test.ts",
			],
		]);
	});

	it("does not hold when they fail again", () => {
		expect(runs(["a.test.ts"], 1)).toMatchObject({ holds: false, calls: { length: 2 } });
	});

	it("has no second try when more of them failed than chance has", () => {
		expect(runs(["a", "b", "c", "d"], 0)).toMatchObject({ holds: false, calls: { length: 1 } });
	});

	it("has no second try when none failed, or when jest ended without a report", () => {
		expect(runs([], 0)).toMatchObject({ holds: true, calls: { length: 1 } });
		const ended = jest.fn(() => 1);
		expect(jestWithSecondTry(ended, { report: join(folder, "none.json"), options: [] })).toBe(false);
		expect(ended).toHaveBeenCalledTimes(1);
	});
});
