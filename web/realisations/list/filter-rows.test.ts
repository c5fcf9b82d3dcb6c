import { describe, expect, it } from "@jest/globals";
import { countCategories, filterRows, sortRows } from "./filter-rows.ts";
import type { ListRow } from "./list-row.ts";
import { initialState } from "./list-state.ts";

function row(number: number, rest: Partial<ListRow> = {}): ListRow {
	const reference = `VB-${number}`;
	const address = rest.address ?? "Velperweg 1, 6824 BA Arnhem";
	return {
		uuid: String(number),
		reference,
		address,
		municipality: "0202",
		step: "1",
		stepLabel: "Locatievoorstel",
		status: "active",
		categories: ["active", "cpo"],
		days: number,
		type: "op-aanvraag",
		typeLabel: "Op aanvraag",
		updatedAt: number,
		vkb: "Geen VKB",
		vkbOrder: 9,
		searched: `${reference} ${address}`.toLowerCase(),
		...rest,
	};
}

const numbers = (rows: readonly ListRow[]) => rows.map(({ uuid }) => Number(uuid));

describe("filterRows", () => {
	const rows = [row(1), row(2, { address: "Zijpendaalseweg 2", step: "3-b" }), row(12, { municipality: "0193", vkb: "Verlopen" })];

	it("finds a text inside reference or address, whatever the case", () => {
		expect(numbers(filterRows(rows, { ...initialState, query: "PENDAAL" }, null))).toEqual([2]);
		expect(numbers(filterRows(rows, { ...initialState, query: " vb-1 " }, null))).toEqual([1, 12]);
	});

	it("takes the other filters as equal values, all of them at once", () => {
		expect(numbers(filterRows(rows, { ...initialState, step: "3" }, null))).toEqual([]);
		expect(numbers(filterRows(rows, { ...initialState, step: "3-b" }, null))).toEqual([2]);
		expect(numbers(filterRows(rows, { ...initialState, municipality: "0193", vkb: "Verlopen" }, null))).toEqual([12]);
		expect(numbers(filterRows(rows, { ...initialState, municipality: "0193", vkb: "Geen VKB" }, null))).toEqual([]);
	});

	it("keeps to the category, and shows every one without", () => {
		const mixed = [row(1), row(2, { categories: ["onhold"] }), row(3, { categories: ["active", "municipality"] })];
		expect(numbers(filterRows(mixed, initialState, "active"))).toEqual([1, 3]);
		expect(numbers(filterRows(mixed, initialState, "municipality"))).toEqual([3]);
		expect(numbers(filterRows(mixed, initialState, null))).toEqual([1, 2, 3]);
		expect([...countCategories(mixed)]).toEqual([
			[null, 3],
			["active", 2],
			["cpo", 1],
			["onhold", 1],
			["municipality", 1],
		]);
	});
});

describe("sortRows", () => {
	it("counts numbers inside texts as numbers, and puts a process without a step last", () => {
		const rows = [row(1, { step: null }), row(2, { step: "11" }), row(3, { step: "2" }), row(4, { step: "3-b" })];
		expect(numbers(sortRows(rows, "stap", false))).toEqual([3, 4, 2, 1]);
		expect(numbers(sortRows([row(10), row(9), row(100)], "referentie", false))).toEqual([9, 10, 100]);
	});

	it("leaves equal rows in one order, up and down, and its input alone", () => {
		const rows = [row(2, { days: 5 }), row(1, { days: 5 }), row(3, { days: 7 })];
		expect(numbers(sortRows(rows, "dagen", false))).toEqual([1, 2, 3]);
		expect(numbers(sortRows(rows, "dagen", true))).toEqual([3, 1, 2]);
		expect(numbers(rows)).toEqual([2, 1, 3]);
	});
});
