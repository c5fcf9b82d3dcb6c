import { expect, it } from "@jest/globals";
import { type AskedColumn, parseFilter } from "./parse-filter.ts";
import "../../texts/areas/columns.ts";

const columns: readonly AskedColumn[] = [
	{ name: "days", label: "Dagen", kind: "number", choices: null },
	{ name: "stepDays", label: "Dagen in stap", kind: "number", choices: null },
	{ name: "updated", label: "Bijgewerkt", kind: "instant", choices: null },
	{ name: "address", label: "Adres", kind: "text", choices: null },
	{
		name: "waits",
		label: "Aan zet",
		kind: "option",
		choices: [
			{ value: "mij", label: "Ik" },
			{ value: "anderen", label: "Anderen" },
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
])("reads '%s'", (typed, [column, word, ...values]) => {
	expect(parseFilter(typed, columns)).toEqual({ column, word, values });
});

it.each([
	["", /^Dit herkennen we niet\. Begin met de naam van een kolom/],
	["dag > 30", /Begin met de naam van een kolom/],
	["dagenlang", /Begin met de naam van een kolom/],
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
