import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { checkBundle } from "../bundle/check-bundle.ts";
import { type SoundFlow, soundFiles } from "../bundle/fixtures/faulty-bundle.ts";
import { readBundle } from "../bundle/read-bundle.ts";
import { applyEdits, canonicalFiles, type Edit } from "../edit/index.ts";
import { removeEdits, renameEdits } from "./edits-at-uses.ts";
import { optionUsesOf, replaceOptionEdits } from "./option-uses.ts";
import { usesOf } from "./uses-of.ts";

const text = (title: string) => ({ type: "string", title, format: "unicode", maxLength: 40 });
const colours = [
	{ const: "red", title: "Rood" },
	{ const: "blue", title: "Blauw" },
];
const rows = (fields: object, more: object = {}) => ({
	type: "array",
	title: "Palen",
	maxItems: 10,
	items: { type: "object", properties: fields, ...more },
});

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as SoundFlow & {
	readonly flow: { readonly steps: readonly { readonly sections: readonly object[] }[] };
};

/** The sound flow, with a list in the first step whose items the third step takes over, and everything that names a field of them. */
const section = {
	id: "spots",
	schema: {
		type: "object",
		properties: {
			Plan: {
				type: "object",
				properties: {
					Code: text("Code van het plan"),
					Spots: rows(
						{ Code: text("Code"), Colour: { type: "string", title: "Kleur", oneOf: colours }, Note: text("Notitie") },
						{ required: ["Code", "Colour"] },
					),
				},
			},
		},
	},
	ui: { Plan: { Spots: { "ui:widget": "repeatable", items: { Code: { "ui:options": { span: 6 } } } } } },
	complete: [
		{ unless: { all: ["Plan.Spots", { "item-filled": "Code" }] }, field: "Plan.Spots", message: "Code ontbreekt." },
		{
			unless: { none: ["Plan.Spots", { and: [{ "==": [{ item: "Colour" }, "red"] }, { "==": [{ item: "Code" }, "red"] }] }] },
			field: "Plan.Spots",
			message: "Geen rood.",
		},
		{ unless: { some: ["Chargers", { "item-filled": "Code" }] }, field: "Plan.Spots", message: "Van een andere lijst." },
	],
};
const taken = {
	id: "taken",
	schema: { type: "object", properties: { Taken: rows({ Code: text("Code"), Done: text("Klaar") }) } },
	chains: { Taken: { from: "Plan.Spots", when: { "item-filled": "Code" }, read: ["Code"] } },
};
const chargers = { id: "chargers", schema: { type: "object", properties: { Chargers: rows({ Code: text("Code") }) } } };
const [first, second, third] = base.flow.steps;
const flow = {
	...base.flow,
	steps: [
		{ ...first, sections: [...(first?.sections ?? []), section, chargers] },
		{ ...second, sections: [{ block: "advice" }] },
		{ ...third, sections: [...(third?.sections ?? []), taken] },
	],
};
const files = canonicalFiles(
	new Map([
		...soundFiles({ ...base, flow }),
		[
			"scenarios/rows.json",
			JSON.stringify({
				name: "Rows",
				given: { type: "new", stakeholders: ["cpo|laad"] },
				instructions: [
					{
						as: "cpo",
						do: "complete",
						with: { Plan: { Code: "P", Spots: [{ Code: "A", Colour: "red" }] }, Chargers: [{ Code: "X" }] },
						expect: { refused: { code: "invalid", path: "Plan.Spots.0.Code" } },
					},
					{ as: "cpo", do: "save", with: { "Plan.Spots": [{ Code: "B", Colour: "red" }] } },
				],
			}),
		],
		[
			"demo/script.json",
			JSON.stringify({ steps: { "1": { Plan: { Spots: { $new: { count: [1, 2], each: { Code: "C", Colour: { $pick: ["red"] } } } } } } } }),
		],
		["mappings/0.9.0.json", JSON.stringify({ from: "0.9.0", to: "1.0.0", fields: { "Plan.Spots[].Old": "Plan.Spots[].Code" } })],
	]),
);
const edited = (edits: readonly Edit[], of = files) => {
	const after = applyEdits(of, edits);
	if ("refused" in after) throw new Error(after.message);
	return after;
};
const read = (of: ReadonlyMap<string, string | null>, file = "flow.json") => of.get(file)?.replaceAll(/\s/g, "") ?? "";

describe("a field of a list's items that gets another name", () => {
	const { bundle, inverse } = edited(renameEdits(files, "Plan.Spots[].Code", "Mark"));

	it("has it in its form, its hints, what is required, the conditions about items and the list that takes them over", () => {
		const written = read(bundle);
		for (const part of [
			'"items":{"type":"object","properties":{"Mark":{',
			'"required":["Mark","Colour"]',
			'"items":{"Mark":{"ui:options":{"span":6}}}',
			'{"all":["Plan.Spots",{"item-filled":"Mark"}]}',
			'{"==":[{"item":"Mark"},"red"]}',
			'"when":{"item-filled":"Mark"},"read":["Mark"]',
		])
			expect(written).toContain(part);
	});

	it("has it in scenarios, nested and by path, in the demonstration and in mappings that lead to it", () => {
		expect(read(bundle, "scenarios/rows.json")).toContain('"Plan":{"Code":"P","Spots":[{"Mark":"A","Colour":"red"}]}');
		expect(read(bundle, "scenarios/rows.json")).toContain('"Plan.Spots":[{"Mark":"B"');
		expect(read(bundle, "scenarios/rows.json")).toContain('"path":"Plan.Spots.0.Mark"');
		expect(read(bundle, "demo/script.json")).toContain('"each":{"Mark":"C"');
		expect(read(bundle, "mappings/0.9.0.json")).toContain('{"Plan.Spots[].Old":"Plan.Spots[].Mark"}');
	});

	it("leaves fields of the same name alone: of the group, and of other lists and what is asked of their items", () => {
		const written = read(bundle);
		expect(written).toContain('"Plan":{"type":"object","properties":{"Code":{');
		expect(written).toContain('"Taken":{"type":"array","title":"Palen","items":{"type":"object","properties":{"Code":{');
		expect(written).toContain('{"some":["Chargers",{"item-filled":"Code"}]}');
		expect(read(bundle, "scenarios/rows.json")).toContain('"Chargers":[{"Code":"X"}]');
	});

	it("is a problem only where another list shares it, until that has the new name too", () => {
		const codes = (of: typeof files) => checkBundle(readBundle(of, ""), base).map(({ code, path }) => `${code} ${path}`);
		const there = codes(files);
		expect(codes(bundle).filter((each) => !there.includes(each))).toEqual([expect.stringContaining("broken-chain")]);
		expect(codes(edited(renameEdits(bundle, "Taken[].Code", "Mark"), bundle).bundle)).toEqual(there);
	});

	it("is taken back to the byte", () => {
		expect(edited(inverse, bundle).bundle).toEqual(files);
	});
});

describe("a field of a list's items that goes", () => {
	it("takes along its hints, its demands and what is filled in, and leaves the conditions that read it to somebody", () => {
		const uses = usesOf(files, "Plan.Spots[].Code");
		const { bundle, inverse } = edited(removeEdits(files, uses));
		expect(read(bundle)).toContain('"required":["Colour"]');
		expect(usesOf(bundle, "Plan.Spots[].Code").every(({ as }) => as === "text")).toBe(true);
		expect(usesOf(bundle, "Plan.Spots[].Code").length).toBe(uses.filter(({ as }) => as === "text").length);
		expect(usesOf(bundle, "Plan.Code").length).toBe(usesOf(files, "Plan.Code").length);
		expect(edited(inverse, bundle).bundle).toEqual(files);
	});
});

describe("an option of a field of a list's items", () => {
	it("is replaced in what is filled in and where an item is compared with it, and nowhere else", () => {
		const { bundle } = edited(replaceOptionEdits(files, optionUsesOf(files, "Plan.Spots[].Colour", "red"), "blue"));
		expect(read(bundle)).toContain('{"==":[{"item":"Colour"},"blue"]},{"==":[{"item":"Code"},"red"]}');
		expect(read(bundle, "scenarios/rows.json")).not.toContain('"red"');
		expect(read(bundle, "demo/script.json")).toContain('{"$pick":["blue"]}');
	});
});
