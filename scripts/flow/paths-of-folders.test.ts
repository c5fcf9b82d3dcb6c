import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { copiedFolder } from "./copied-folder.ts";
import { pathsOfFolders, safetyNetsOf } from "./paths-of-folders.ts";

describe("npm run flow -- paths", () => {
	const copy = copiedFolder();

	it("prints each walk, act by act", () => {
		const { text, passed } = pathsOfFolders([copy.path()], false);
		expect(passed).toBe(true);
		expect(text).toMatch(/ paths over \d+ places pass \d+ of \d+ steps/);
		expect(text).toMatch(/^ {2}start by \w+, 1 by \w+, 2 by \w+/m);
	});

	it("names what nothing leads to", () => {
		const file = join(copy.path(), "flow.json");
		const flow = JSON.parse(readFileSync(file, "utf8")) as { steps: { next?: object[] }[] };
		const never = { and: [{ completed: "1" }, { "!": { completed: "1" } }] };
		for (const step of flow.steps.slice(0, 1)) step.next = [{ when: never, to: "2", label: "Nooit" }, ...(step.next ?? [])];
		writeFileSync(file, JSON.stringify(flow, null, "\t"));
		const { text, passed } = pathsOfFolders([copy.path()], false);
		expect(passed).toBe(false);
		const [, line = ""] = /flow\.json:(\d+) Nothing leads to branch 1 \(Nooit\) of step 1\.$/m.exec(text) ?? [];
		expect(
			readFileSync(file, "utf8")
				.split("\n")
				.slice(Number(line) - 1, Number(line) + 24)
				.join(""),
		).toContain('"Nooit"');
	});

	it("lets a safety net be, with its reason, and refuses one that is none", () => {
		const nets = join(copy.path(), "safety-nets.json");
		writeFileSync(nets, JSON.stringify({ ...safetyNetsOf(copy.path()), "branch 1/9": "There is no such branch." }));
		const { text, passed } = pathsOfFolders([copy.path()], false);
		expect(passed).toBe(false);
		expect(text).toContain(`${nets} "branch 1/9" is reached, or gone`);
	});
});
