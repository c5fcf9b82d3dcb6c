import { expect, it } from "@jest/globals";
import { readTest } from "../lists/field-test.ts";
import { testSentence } from "./test-sentence.ts";

it.each([
	["number", "gt:30", "Dagen > 30"],
	["number", "tussen:1000..2000.5", "Dagen van 1.000 tot en met 2.000,5"],
	["instant", "laatste:30d", "Dagen in de laatste 30 dagen"],
	["date", "na:2026-11-20", "Dagen na 20-11-2026"],
	["option", "niet:a", "Dagen is niet naam van a"],
	["text", "leeg", "Dagen is leeg"],
	["number", "gt:abc", "Dagen: 'gt:abc' is niet te lezen"],
	["instant", "na:01-11-2026", "Dagen: 'na:01-11-2026' is niet te lezen"],
	["date", "2026-13-45", "Dagen: '2026-13-45' is niet te lezen"],
] as const)("of a %s: %s is said as %j", (kind, text, said) => {
	expect(testSentence("Dagen", kind, readTest(kind, text), (value) => `naam van ${value}`)).toBe(said);
});
