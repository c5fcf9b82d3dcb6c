import { expect, it } from "@jest/globals";
import { type AskedColumn, parseFilter } from "./parse-filter.ts";
import "../../texts/areas/columns.ts";

const columns: readonly AskedColumn[] = [
	{ name: "days", label: "Dagen", kind: "number", choices: null },
	{ name: "stepDays", label: "Dagen in stap", kind: "number", choices: null },
	{ name: "updated", label: "Bijgewerkt", kind: "instant", choices: null },
	{ name: "tags", label: "Tags", kind: "tags", choices: [{ value: "fast", label: "Spoed" }] },
	{ name: "address", label: "Adres", kind: "text", choices: null },
	{
		name: "waits",
		label: "Aan zet",
		kind: "option",
		choices: [
			{ value: "mij", label: "Ik" },
			{ value: "anderen", label: "Anderen" },
			{ value: "mij-later", label: "Wacht op mij" },
		],
	},
	{
		name: "step",
		label: "Stap",
		kind: "option",
		choices: [
			{ value: "2", label: "2. Beoordeling" },
			{ value: "4", label: "4. Groot besluit" },
		],
	},
	{
		name: "state",
		label: "Stand",
		kind: "option",
		choices: [
			{ value: "offered", label: "Aangeboden" },
			{ value: "kept", label: "Niet aangeboden" },
			{ value: "none", label: "Niet van toepassing" },
			{ value: "left", label: "Zonder besluit" },
		],
	},
];

it.each([
	["dagen > 30", ["days", "more", "30"]],
	["Dagen in stap < 5", ["stepDays", "less", "5"]],
	["dagen >= 30", ["days", "atLeast", "30"]],
	["dagen <=30", ["days", "atMost", "30"]],
	["dagen minstens 30", ["days", "atLeast", "30"]],
	["bijgewerkt ≥ 1-11-2026", ["updated", "from", "1-11-2026"]],
	["bijgewerkt tot en met 1-11-2026", ["updated", "until", "1-11-2026"]],
	['adres = "de dam"', ["address", "is", "de dam"]],
	["adres 't hof", ["address", "contains", "'t hof"]],
	["aan zet is 'ik'", ["waits", "is", "mij"]],
	["dagen groter dan 1.000", ["days", "more", "1.000"]],
	["dagen tussen 30 en 60", ["days", "between", "30", "60"]],
	["dagen 30", ["days", "is", "30"]],
	["bijgewerkt in de laatste dagen 30", ["updated", "last", "30"]],
	["bijgewerkt > 1 nov 2026", ["updated", "after", "1 nov 2026"]],
	["adres dorpsstraat", ["address", "contains", "dorpsstraat"]],
	["adres is leeg", ["address", "empty"]],
	["ÁDRES is niet leeg", ["address", "not", "leeg"]],
	["aan zet ik", ["waits", "is", "mij"]],
	["aan zet is niet and", ["waits", "not", "anderen"]],
	["bijgewerkt laatste 30 dagen", ["updated", "last", "30"]],
	["bijgewerkt laatste 2 weken", ["updated", "last", "14"]],
	["bijgewerkt in de laatste week", ["updated", "last", "7"]],
	["adres laatste 2 weken", ["address", "contains", "laatste 2 weken"]],
	["langer dan 2 weken", ["days", "more", "14"]],
	["dagen tussen 1 en 2 weken", ["days", "between", "7", "14"]],
	["heeft tags", ["tags", "filled"]],
	["Heeft geen Dagen in stap", ["stepDays", "empty"]],
	["bijgewerkt in de laatste 1 dag", ["updated", "last", "1"]],
	["adres laatste 30 dagen", ["address", "contains", "laatste 30 dagen"]],
	["stap is besluit", ["step", "is", "4"]],
	["stap groot besluit", ["step", "is", "4"]],
	["stap niet 2", ["step", "not", "2"]],
	["stap leeg", ["step", "empty"]],
	["Stap Gevuld", ["step", "filled"]],
	["adres leeg", ["address", "contains", "leeg"]],
	["stand niet aangeboden", ["state", "is", "kept"]],
	["stand is niet aangeboden", ["state", "is", "kept"]],
	["stand niet van toepassing", ["state", "is", "none"]],
	["Stand is Niet van toepassing", ["state", "is", "none"]],
	["stand niet zonder besluit", ["state", "not", "left"]],
	["stand is niet niet aangeboden", ["state", "not", "kept"]],
	["wacht op mij", ["waits", "is", "mij-later"]],
	["Spoed", ["tags", "is", "fast"]],
	["langer dan 30 dagen", ["days", "more", "30"]],
	["korter dan 1 dag", ["days", "less", "1"]],
	["dagen langer dan 30 dagen", ["days", "more", "30"]],
	["dagen in stap korter dan 5 dagen", ["stepDays", "less", "5"]],
	["dagen tussen 30 en 60 dagen", ["days", "between", "30", "60"]],
	["tags leeg", ["tags", "empty"]],
	["tags is leeg", ["tags", "empty"]],
	["tags niet leeg", ["tags", "filled"]],
	["stap is niet leeg", ["step", "filled"]],
])("reads '%s'", (typed, [column, word, ...values]) => {
	expect(parseFilter(typed, columns)).toEqual({ column, word, values });
});

it.each([
	["", /^Dit herkennen we niet\. Begin met de naam van een kolom/],
	["dag > 30", /Begin met de naam van een kolom/],
	["heeft iets anders", /Begin met de naam van een kolom/],
	["dagenlang", /Begin met de naam van een kolom/],
	["langer dan", /^Zet ook een waarde achter 'Dagen'/],
	["wacht op", /Begin met de naam van een kolom/],
	["zomaar iets", /Begin met de naam van een kolom/],
	["dagen >", /^Zet ook een waarde achter 'Dagen'/],
	["adres = ''", /^Zet ook een waarde achter 'Adres'/],
	["dagen tussen 30", /^Zet twee waarden achter 'Dagen tussen'/],
	["aan zet niemand", /^'Aan zet' kent de waarde 'niemand' niet/],
	["stand van toepassing", /^'Stand' kent de waarde 'van toepassing' niet/],
	["stand is besluit", /^'Stand' kent de waarde 'besluit' niet/],
	["adres is leeg x", /^Achter 'Adres is leeg' hoort geen waarde/],
])("says of '%s' what is wrong with it", (typed, wrong) => {
	expect(parseFilter(typed, columns)).toEqual({ wrong: expect.stringMatching(wrong) });
});

it("takes 'langer dan' for the column that counts days only if there is no doubt which", () => {
	const among = (...labels: readonly string[]) =>
		parseFilter(
			"langer dan 30 dagen",
			labels.map((label) => ({ name: label, label, kind: "number", choices: null })),
		);
	expect(among("Dagen in stap", "Vermogen")).toEqual({ column: "Dagen in stap", word: "more", values: ["30"] });
	expect(among("Dagen in stap", "Dagen per partij")).toEqual({ wrong: expect.stringMatching(/^Dit herkennen we niet/) });
	expect(among("Vermogen")).toEqual({ wrong: expect.stringMatching(/^Dit herkennen we niet/) });
});

it("does not take a value for a filter that two columns have", () => {
	const both = ["One", "Other"].map((label) => ({
		name: label,
		label,
		kind: "option" as const,
		choices: [{ value: "v", label: "Nieuw" }],
	}));
	expect(parseFilter("nieuw", both)).toEqual({ wrong: expect.stringMatching(/^Dit herkennen we niet/) });
});
