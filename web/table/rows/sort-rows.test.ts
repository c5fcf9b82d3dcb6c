import { describe, expect, it } from "@jest/globals";
import { type ExampleRow, exampleFields, exampleRow } from "../rows.fixture.ts";
import { sortRows } from "./sort-rows.ts";

const sorted = (rows: readonly ExampleRow[], field: string, descending = false) =>
	sortRows(rows, exampleFields.get(field), descending).map(({ key }) => Number(key));

describe("sortRows", () => {
	it("compares numbers inside texts by value, and ignores case and accents", () => {
		expect(sorted([exampleRow(10), exampleRow(9), exampleRow(100)], "name")).toEqual([9, 10, 100]);
		const names = ["zee", "Één", "eend", "Aap"].map((name, index) => exampleRow(index, { name }));
		expect(sorted(names, "name")).toEqual([3, 1, 2, 0]);
	});

	it("puts a row without a value last in either direction", () => {
		const rows = [exampleRow(1, { size: null }), exampleRow(2, { size: 5 }), exampleRow(3, { size: 0 })];
		expect(sorted(rows, "size")).toEqual([3, 2, 1]);
		expect(sorted(rows, "size", true)).toEqual([2, 3, 1]);
		expect(sorted([exampleRow(1, { town: null }), exampleRow(2)], "town", true)).toEqual([2, 1]);
	});

	it("keeps equal rows in the same order in either direction, and leaves its input unchanged", () => {
		const rows = [exampleRow(2, { at: 5 }), exampleRow(1, { at: 5 }), exampleRow(3, { at: 7 })];
		expect(sorted(rows, "at")).toEqual([1, 2, 3]);
		expect(sorted(rows, "at", true)).toEqual([3, 1, 2]);
		expect(rows.map(({ key }) => Number(key))).toEqual([2, 1, 3]);
	});

	it.each([true, false])(
		"reaches the same order from an earlier one: rows that are new, gone and changed (descending: %s)",
		(descending) => {
			const field = exampleFields.get("size");
			const all = Array.from({ length: 100 }, (_, number) => exampleRow(number, { size: (number * 37) % 50 }));
			const before = sortRows(all, field, descending);
			const changes = new Map([
				[3, exampleRow(3, { size: 49 })],
				[50, exampleRow(50, { size: null })],
				[99, exampleRow(99, { size: -1 })],
			]);
			const rows = [...all.slice(0, 70), ...all.slice(72)]
				.map((row) => changes.get(Number(row.key)) ?? row)
				.concat(exampleRow(200, { size: 25 }));
			const sortedIn = sortRows(rows, field, descending, { rows: all, sorted: before });
			expect(sortedIn).toEqual(sortRows(rows, field, descending));
			expect(sortedIn).toHaveLength(99);
			const sameMany = all.map((row) => changes.get(Number(row.key)) ?? row);
			expect(sortRows(sameMany, field, descending, { rows: all, sorted: before })).toEqual(sortRows(sameMany, field, descending));
			expect(sortRows(all, field, descending, { rows: all, sorted: before })).toEqual(before);
		},
	);

	it("leaves the rows as they are for an unknown field", () => {
		expect(sorted([exampleRow(2), exampleRow(1)], "nergens")).toEqual([2, 1]);
	});
});
