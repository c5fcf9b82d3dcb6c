import { describe, expect, it } from "@jest/globals";
import type { TableFields } from "../fields/table-field.ts";
import { exampleFields, exampleRow } from "../rows.fixture.ts";
import { filterRows } from "./filter-rows.ts";

const rows = [
	exampleRow(1, { tags: ["a", "b"] }),
	exampleRow(2, { name: "Zijpendaal", town: "Ede", tags: ["b"] }),
	exampleRow(12, { town: null, tags: ["c", "b", "a"] }),
];
const kept = (filters: Readonly<Record<string, readonly string[]>>, fields: TableFields<(typeof rows)[number]> = exampleFields) =>
	filterRows(rows, fields, filters).map(({ size }) => size);

describe("filterRows", () => {
	it("REQ-076 a text matches if it is contained, whatever the case", () => {
		expect(kept({ name: ["PENDAAL"] })).toEqual([2]);
		expect(kept({ name: [" n-1 "] })).toEqual([1, 12]);
		expect(kept({ name: ["nergens"] })).toEqual([]);
	});

	it("a text is found regardless of quotes, dashes, spaces and accents on either side", () => {
		const named = ["’t Café – links", "'t Cafe - rechts", "t Cafe"].map((name, number) => exampleRow(number, { name }));
		for (const word of ["'t cafe -", "’T CAF\u00c9\u00a0–", "\u2018t cafe\u0301\u2009\u2014"]) {
			expect(filterRows(named, exampleFields, { name: [word] })).toEqual(named.slice(0, 2));
		}
	});

	it("finds a text in the rows that contain it, and never across two of them", () => {
		const texts = ["", "Park", "arnhem", "", "kar", "ar", ""];
		const named = texts.map((name, number) => exampleRow(number, { name }));
		for (const word of ["ar", "k", "ka", "r", "rk", "kar", "mk", "arn", "kk", "arar", "nergens"]) {
			const found = filterRows(named, exampleFields, { name: [word] }).map(({ name }) => name);
			expect(found).toEqual(texts.filter((text) => text.toLowerCase().includes(word)));
		}
		const both = filterRows(named, exampleFields, { name: ["ar", "k"] }).map(({ name }) => name);
		expect(both).toEqual(["Park", "kar"]);
		expect(filterRows(named, exampleFields, { name: [" "] })).toEqual(named);
		expect(filterRows([], exampleFields, { name: ["ar"] })).toEqual([]);
	});

	it("REQ-077 tags match if all chosen ones are present", () => {
		expect(kept({ tags: ["b"] })).toEqual([1, 2, 12]);
		expect(kept({ tags: ["b", "a"] })).toEqual([1, 12]);
		expect(kept({ tags: ["b", "a", "c"] })).toEqual([12]);
		expect(kept({ tags: ["d"] })).toEqual([]);
	});

	it("REQ-078 anything else matches if it equals a chosen value", () => {
		expect(kept({ town: ["Ede"] })).toEqual([2]);
		expect(kept({ town: ["E"] })).toEqual([]);
		expect(kept({ town: ["Ede", "Arnhem"] })).toEqual([1, 2]);
		expect(kept({ size: ["12"] })).toEqual([12]);
	});

	it("applies all filters together", () => {
		expect(kept({ town: ["Arnhem"], tags: ["a"], name: ["n-"] })).toEqual([1]);
	});

	it("computes the text of a row once, however much is typed", () => {
		let asked = 0;
		const name = exampleFields.get("name");
		if (!name) throw new Error("the fixture has a name");
		const counting = new Map([["name", { ...name, text: (row: (typeof rows)[number]) => `${row.name}${asked++}` }]]);
		for (const typed of ["z", "zi", "zij"]) kept({ name: [typed] }, counting);
		expect(asked).toBe(rows.length);
	});
});
