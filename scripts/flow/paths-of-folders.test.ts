import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { pathsOfFolders } from "./paths-of-folders.ts";
import { flowFolders } from "./read-folder.ts";

describe("npm run flow -- paths", () => {
	const [first = ""] = flowFolders("flows");
	let copy = "";

	beforeEach(() => {
		copy = mkdtempSync(join(tmpdir(), "flow-"));
		cpSync(first, copy, { recursive: true });
	});
	afterEach(() => rmSync(copy, { recursive: true }));

	it("prints each walk, act by act", () => {
		const { text, passed } = pathsOfFolders([copy], false);
		expect(passed).toBe(true);
		expect(text).toMatch(/ paths over \d+ places pass \d+ of \d+ steps/);
		expect(text).toMatch(/^ {2}start by \w+, 1 by \w+, 2 by \w+/m);
	});

	it("names what nothing leads to", () => {
		const file = join(copy, "flow.json");
		const flow = JSON.parse(readFileSync(file, "utf8")) as { steps: { next?: object[] }[] };
		const never = { and: [{ completed: "1" }, { "!": { completed: "1" } }] };
		for (const step of flow.steps.slice(0, 1)) step.next = [{ when: never, to: "2", label: "Nooit" }, ...(step.next ?? [])];
		writeFileSync(file, JSON.stringify(flow));
		expect(pathsOfFolders([copy], false).text).toContain("Nothing leads to branch 1 (Nooit) of step 1.");
	});
});
