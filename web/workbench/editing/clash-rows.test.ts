import { describe, expect, it } from "@jest/globals";
import { clashRows } from "./clash-rows.ts";
import "../../texts/areas/workbench.ts";

const labels = {
	field: (path: string) => (path === "Advice.Advice" ? "Advies" : path),
	option: () => undefined,
	step: (code: string) => `Stap ${code}`,
	condition: (name: string) => name,
};
const rows = (language: string, base: unknown, mine: unknown, theirs: unknown) =>
	clashRows({ base, mine, theirs }, { language, labels }).map((row) => [row.where.join(" › "), row.base, row.theirs, row.mine]);

describe("what two designers would have differently", () => {
	it("is told property by property, in Dutch, and only where they differ", () => {
		const field = { type: "string", title: "Opmerking", format: "unicode", maxLength: 100 };
		expect(rows("section#singleField", field, { ...field, title: "Van mij", maxLength: 50 }, { ...field, title: "Van de ander" })).toEqual([
			["Label", "“Opmerking”", "“Van de ander”", "“Van mij”"],
			["Meeste tekens", "100", "100", "50"],
		]);
		expect(
			rows("section#singleField", undefined, { type: "integer", title: "A" }, { type: "string", title: "A", format: "unicode" }),
		).toEqual([
			["Soort", "niets", "tekst", "geheel getal"],
			["Vorm", "niets", "Tekst", "niets"],
		]);
	});

	it("names fields by their label, items by what they are called, and speaks of a condition in a sentence", () => {
		const form = (title: string) => ({
			type: "object",
			properties: { Check: { type: "object", title: "Controle", properties: { A: { title } } } },
		});
		expect(rows("section#form", form("Was"), form("Mijn"), form("Jouw"))).toEqual([
			["Controle › Mijn › Label", "“Was”", "“Jouw”", "“Mijn”"],
		]);
		const branch = (to: string) => [{ label: "Positief", to, when: { "==": [{ var: "Advice.Advice" }, "Ja"] } }];
		expect(rows("flow#branch", branch("2"), branch("3"), branch("4"))).toEqual([["Positief › Naar", "Stap 2", "Stap 4", "Stap 3"]]);
		expect(rows("flow#branch.when", undefined, { filled: "Advice.Advice" }, { empty: "Advice.Advice" })).toEqual([
			["", "niets", "Advies is leeg", "Advies is ingevuld"],
		]);
	});

	it("names a condition that was renamed by its names", () => {
		expect(rows("flow#condition", "klaar", "af", "gereed")).toEqual([["", "“klaar”", "“gereed”", "“af”"]]);
	});

	it("never falls back on the notation of the files", () => {
		const told = rows(
			"flow#step",
			{ access: {} },
			{ access: { edit: ["cpo"], read: [] }, change: { effects: [{ clear: ["A"] }] } },
			{ access: { edit: ["municipality"] } },
		);
		expect(told).toEqual([
			["Toegang › Invullen", "niets", "Gemeente", "CPO"],
			["Toegang › Zien", "niets", "niets", "geen"],
			["Bij Wijzigen", "niets", "niets", "Gevolgen: Maak velden leeg: “A”"],
		]);
		expect(JSON.stringify(rows("", { a: [[1]] }, { a: [[1, { b: null }]] }, { a: [{ c: {} }] }))).not.toMatch(/[{}]\\?"/);
	});
});
