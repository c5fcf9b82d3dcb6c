import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { applyEdits } from "../edit/index.ts";
import { repairsOf, sureRepairs } from "../repair/index.ts";
import { checkBundle } from "./check-bundle.ts";
import { type SoundFlow, soundFiles } from "./fixtures/faulty-bundle.ts";
import { readBundle } from "./read-bundle.ts";

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as SoundFlow;
const sound = soundFiles(base);

/** The sound folder with one file changed, and the unseen characters found in it. */
function found(file: string, change: (text: string) => string) {
	const files = new Map(sound).set(file, change(sound.get(file) ?? ""));
	return { files, problems: checkBundle(readBundle(files, ""), base).filter(({ code }) => code === "unseen-character") };
}

const scenario = [...sound.keys()].find((path) => path.startsWith("scenarios/")) ?? "scenarios/x.json";

describe("a character that nobody sees", () => {
	it.each([
		["a zero", "\\u0000"],
		["a mark that turns the direction", "\u202e"],
		["a space without width", "\u200b"],
		["a byte order mark in the middle", "\ufeff"],
		["a line separator", "\u2028"],
		["half a letter", "\\ud800"],
		["a character of one's own", "\ue000"],
	])("is refused in tenant.json, with its place and what to do: %s", (_, character) => {
		const { problems } = found("tenant.json", (text) => text.replace(/("label":\s*")/, `$1${character}`));
		expect(problems).toMatchObject([
			{
				severity: "error",
				file: "tenant.json",
				path: "filterWords[0].label",
				line: expect.any(Number),
				remedy: expect.stringMatching(/^Take it out/),
			},
		]);
	});

	it("is refused in every file of the folder, also in a name, and taken out by a repair", () => {
		const { files, problems } = found("flow.json", (text) => text.replace(/("label":\s*")/, "$1\u200b"));
		const repairs = repairsOf(files, problems);
		const { edits } = sureRepairs(files, repairs.values());
		const edited = applyEdits(files, edits);
		if ("refused" in edited) throw new Error(edited.message);
		expect(checkBundle(readBundle(edited.bundle, ""), base)).toEqual([]);
		expect(found(scenario, () => '{ "name": "a\u202eb", "given": {}, "instructions": [] }').problems).toMatchObject([
			{ file: scenario, path: "name" },
		]);
		expect(found("tenant.json", (text) => text.replace('"label"', '"la\u200bbel"')).problems).toMatchObject([
			{ path: 'filterWords[0]["la\u200bbel"]', didYouMean: "label" },
		]);
		expect(found("manuals/uitleg.md", () => "# Uitleg\n\nEen re\u2066gel\n").problems).toMatchObject([
			{ file: "manuals/uitleg.md", line: 3, column: 7 },
		]);
	});

	it("is none that people type: line ends, tabs, spaces that don't break, letters with their marks", () => {
		expect(found("tenant.json", (text) => text.replace(/("label":\s*")/, "$1a\\tb\\n\u00a0e\u0301 ✔️")).problems).toEqual([]);
		expect(found("manuals/uitleg.md", () => "# Uitleg\r\n\r\n\tRegel\r\n").problems).toEqual([]);
	});
});
