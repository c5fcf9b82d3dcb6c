import { describe, expect, it } from "@jest/globals";
import { exampleRow } from "../rows.fixture.ts";
import { rowChanges } from "./row-changes.ts";

const rows = [1, 2, 3, 4].map((number) => exampleRow(number));
const [first, second, third, fourth] = rows as [object, object, object, object];

describe("rowChanges", () => {
	it("reports which rows are new and which are gone", () => {
		const changed = exampleRow(2, { name: "Anders" });
		expect(rowChanges(rows, [first, changed, third, fourth])).toEqual({ gone: [second], come: [changed] });
		expect(rowChanges(rows, [changed, ...rows])).toEqual({ gone: [], come: [changed] });
		expect(rowChanges(rows, [first, changed, fourth])).toEqual({ gone: [second, third], come: [changed] });
		expect(rowChanges([], rows)).toEqual({ gone: [], come: rows });
		expect(rowChanges(rows, [])).toEqual({ gone: rows, come: [] });
	});

	it("reports each pair of lists independently of earlier comparisons", () => {
		const [shorter, longer] = [rows.slice(1), [...rows, exampleRow(5)]];
		for (let round = 0; round < 2; round++) {
			expect(rowChanges(rows, shorter).gone).toEqual([first]);
			expect(rowChanges(rows, shorter)).toBe(rowChanges(rows, shorter));
			expect(rowChanges(rows, longer).come).toEqual([longer[4]]);
			expect(rowChanges(longer, rows).gone).toEqual([longer[4]]);
			expect(rowChanges(rows, rows)).toMatchObject({ gone: [], come: [] });
		}
	});

	it("reports nothing for the same rows, and equal numbers gone and added if some only moved", () => {
		expect(rowChanges(rows, [...rows])).toEqual({ gone: [], come: [] });
		const { gone, come } = rowChanges(rows, [second, first, third, fourth]);
		expect(new Set(gone)).toEqual(new Set([first, second]));
		expect(new Set(come)).toEqual(new Set([first, second]));
	});
});
