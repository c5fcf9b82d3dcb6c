import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { copiedFolder } from "./copied-folder.ts";
import { DoorError } from "./printed.ts";
import { testFolders } from "./test-folders.ts";

describe("npm run flow -- test", () => {
	const copy = copiedFolder();

	it("fails at the instruction that went otherwise, with its file, line and number", () => {
		copy.change("scenarios/positive-advice.json", '"step": "2"', '"step": "3"');
		const { passed, text } = testFolders([copy.path()]);
		expect(passed).toBe(false);
		const [, file = "", line = "", number = ""] = /^ +(\S+):(\d+) instruction (\d+): /m.exec(text) ?? [];
		expect(file).toBe(join(copy.path(), "scenarios/positive-advice.json"));
		const scenario = JSON.parse(readFileSync(file, "utf8")) as { instructions: readonly { as: string }[] };
		const lines = readFileSync(file, "utf8").split("\n");
		expect(lines.slice(Number(line) - 1, Number(line) + 1).join("")).toContain(`"as": "${scenario.instructions[Number(number) - 1]?.as}"`);
		expect(text).toMatch(/1 failed\n$/);
	});

	it("fails a scenario that can't be read; it is not left out", () => {
		const before = testFolders([copy.path()]).results.length;
		copy.change("scenarios/positive-advice.json", '"instructions"', '"instrucions"');
		const { passed, text, results } = testFolders([copy.path()]);
		expect([passed, results.length]).toEqual([false, before]);
		expect(text).toMatch(/^FAILED .*positive-advice\.json$/m);
		expect(text).toContain('"instrucions"');
	});

	it("runs nothing on a flow with errors, and says which", () => {
		copy.change("flow.json", '"label"', '"labell"');
		expect(() => testFolders([copy.path()])).toThrow(DoorError);
		expect(() => testFolders([copy.path()])).toThrow(/flow\.json:\d+:\d+ error \[/);
	});
});
