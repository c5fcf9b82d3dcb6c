import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type AskedKind, type FieldTest, isBareWord, isDayCount, meetsTest, readTest, testsOf, writeTest } from "./field-test.ts";

const kinds: readonly AskedKind[] = ["search", "text", "number", "date", "instant", "option", "flag", "tags"];
const now = Date.parse("2026-11-20T10:00:00Z");

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const number = fc
	.oneof(
		fc.integer({ min: -9999, max: 99_999 }),
		fc.integer({ min: 1, max: 999 }).map((each) => each / 4),
	)
	.map(String);
const anything = fc.oneof(
	fc.string({ minLength: 1 }),
	fc.constantFrom("leeg", "gevuld", "is:x", "bevat:leeg", "gt:30", "niet:", ":", "laatste:30d", "tussen:1..2", "a:b:c"),
);

/** Any test that a field of this kind offers. */
function testOf(kind: AskedKind): fc.Arbitrary<FieldTest> {
	const bound = kind === "number" ? number : day;
	return fc.constantFrom(...testsOf(kind)).chain((word): fc.Arbitrary<FieldTest> => {
		if (isBareWord(word)) return fc.constant({ word, values: [] });
		if (word === "between") return fc.tuple(bound, bound).map((values) => ({ word, values }));
		if (isDayCount(word)) return fc.integer({ min: 1, max: 9999 }).map((days) => ({ word, values: [`${days}d`] }));
		const isRange = ["more", "less", "atLeast", "atMost", "after", "before", "from", "until"].includes(word);
		return (isRange ? bound : anything).map((value) => ({ word, values: [value] }));
	});
}

describe("a test of a filter", () => {
	it("is written and read back, 10,000 times, whatever somebody types", () => {
		const some = fc.constantFrom(...kinds).chain((kind) => testOf(kind).map((test) => [kind, test] as const));
		fc.assert(
			fc.property(some, ([kind, test]) => {
				expect(readTest(kind, writeTest(kind, test))).toEqual(test);
			}),
			{ numRuns: 10_000 },
		);
	});

	it("reads any text, and an address that was typed says the same when it is written again", () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), anything, (kind, text) => {
				const test = readTest(kind, text);
				expect(testsOf(kind)).toContain(test.word);
				expect(readTest(kind, writeTest(kind, test))).toEqual(test);
			}),
			{ numRuns: 10_000 },
		);
	});

	const yesterday = Date.parse("2026-11-18T23:30:00Z");
	it.each([
		["number", "gt:30", 31, true],
		["number", "gt:30", 30, false],
		["number", "lt:2.5", 2, true],
		["number", "gte:30", 30, true],
		["number", "gte:30", 29.5, false],
		["number", "lte:30", 30, true],
		["number", "lte:30", 30.5, false],
		["number", "tussen:3..5", 5, true],
		["number", "tussen:3..5", 6, false],
		["number", "gt:30", null, false],
		["number", "gt:dertig", 31, false],
		["date", "na:2026-11-20", "2026-11-21", true],
		["date", "na:2026-11-20", "2026-11-20", false],
		["date", "voor:2026-11-20", "2026-11-19", true],
		["date", "voor:2026-11-20", "vervallen", false],
		["date", "na:2026-11-20", "vervallen", false],
		["date", "vanaf:2026-11-20", "2026-11-20", true],
		["date", "vanaf:2026-11-20", "2026-11-19", false],
		["date", "tot:2026-11-20", "2026-11-20", true],
		["date", "tot:2026-11-20", "2026-11-21", false],
		["date", "laatste:30d", "2026-10-21", true],
		["date", "laatste:30d", "2026-10-20", false],
		["date", "laatste:30d", "2026-11-21", false],
		// Half past midnight on the 19th.
		["instant", "voor:2026-11-19", yesterday, false],
		["instant", "na:2026-11-18", yesterday, true],
		["instant", "vanaf:2026-11-19", yesterday, true],
		["instant", "tot:2026-11-18", yesterday, false],
		["instant", "tussen:2026-11-19..2026-11-19", yesterday, true],
		["instant", "2026-11-19", yesterday, true],
		["option", "niet:a", "b", true],
		["option", "niet:a", null, true],
		["option", "niet:a", "a", false],
		["tags", "niet:a", ["b", "a"], false],
		["tags", "leeg", [], true],
		["text", "leeg", "", true],
		["text", "gevuld", "x", true],
		["text", "is:ÉÉN weg", "Één Weg", true],
		["text", "niet:een weg", "Één Weg", false],
	] as const)("of a %s: %s about %j is %j", (kind, text, value, met) => {
		expect(meetsTest(kind, readTest(kind, text), value, () => String(value ?? ""), now)).toBe(met);
	});
});
