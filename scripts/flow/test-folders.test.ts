import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { DoorError } from "./printed.ts";
import { flowFolders } from "./read-folder.ts";
import { testFolders } from "./test-folders.ts";

describe("npm run flow -- test", () => {
	const [first = ""] = flowFolders("flows");
	let copy = "";

	beforeEach(() => {
		copy = mkdtempSync(join(tmpdir(), "flow-"));
		cpSync(first, copy, { recursive: true });
	});
	afterEach(() => rmSync(copy, { recursive: true }));

	const change = (file: string, from: string, to: string): void => {
		const text = readFileSync(join(copy, file), "utf8");
		expect(text).toContain(from);
		writeFileSync(join(copy, file), text.replace(from, to));
	};

	it("fails at the instruction that went otherwise, with its file, line and number", () => {
		change("scenarios/positive-advice.json", '"step": "2"', '"step": "3"');
		const { passed, text } = testFolders([copy]);
		expect(passed).toBe(false);
		const [, file = "", line = "", number = ""] = /^ +(\S+):(\d+) instruction (\d+): /m.exec(text) ?? [];
		expect(file).toBe(join(copy, "scenarios/positive-advice.json"));
		const scenario = JSON.parse(readFileSync(file, "utf8")) as { instructions: readonly { as: string }[] };
		const lines = readFileSync(file, "utf8").split("\n");
		expect(lines.slice(Number(line) - 1, Number(line) + 1).join("")).toContain(`"as": "${scenario.instructions[Number(number) - 1]?.as}"`);
		expect(text).toMatch(/1 failed\n$/);
	});

	it("fails a scenario that can't be read; it is not left out", () => {
		const before = testFolders([copy]).results.length;
		change("scenarios/positive-advice.json", '"instructions"', '"instrucions"');
		const { passed, text, results } = testFolders([copy]);
		expect([passed, results.length]).toEqual([false, before]);
		expect(text).toMatch(/^FAILED .*positive-advice\.json$/m);
		expect(text).toContain('"instrucions"');
	});

	it("runs nothing on a flow with errors, and says which", () => {
		change("flow.json", '"label"', '"labell"');
		expect(() => testFolders([copy])).toThrow(DoorError);
		expect(() => testFolders([copy])).toThrow(/flow\.json:\d+:\d+ error \[/);
	});
});
