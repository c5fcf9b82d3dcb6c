import { describe, expect, it } from "@jest/globals";
import type { TableField } from "../fields/table-field.ts";
import { type ExampleRow, exampleFields, exampleRow } from "../rows.fixture.ts";
import { drawnFilters, withChoice } from "./filter-choices.ts";

const rows = [exampleRow(1), exampleRow(2, { town: "Ede", tags: ["b", "a"] }), exampleRow(3, { town: null, tags: ["a"] })];
const town = exampleFields.get("town");
if (!town) throw new Error("the fixture has a town");
const withTown = (rest: Partial<TableField<ExampleRow>>) => new Map([["town", { ...town, ...rest }]]);
const values = (fields: ReturnType<typeof withTown>) =>
	drawnFilters([{ field: "town" }], fields, rows).map(({ choices }) => choices.map(({ value }) => value));

describe("the choices of a filter", () => {
	it("are the values that occur, by name, without rows that have none", () => {
		const drawn = drawnFilters([{ field: "town" }, { field: "tags" }], exampleFields, rows);
		expect(drawn.map(({ kind, choices }) => [kind, choices.map(({ label }) => label)])).toEqual([
			["one", ["Arnhem", "Ede"]],
			["many", ["a", "b"]],
		]);
	});

	it("are in an order of their own where the alphabet means nothing", () => {
		expect(values(withTown({ placeOf: (value) => (value === "Ede" ? 1 : 2) }))).toEqual([["Ede", "Arnhem"]]);
	});

	it("are only those the person may choose", () => {
		expect(values(withTown({ mayChoose: (value) => value === "Ede" }))).toEqual([["Ede"]]);
		expect(values(withTown({ choices: ["Zutphen", "Ede"], mayChoose: (value) => value !== "Ede" }))).toEqual([["Zutphen"]]);
	});

	it("are absent for a field that is irrelevant here or does not exist", () => {
		expect(values(withTown({ absent: true }))).toEqual([]);
		expect(drawnFilters([{ field: "nergens" }], exampleFields, rows)).toEqual([]);
	});
});

describe("the name of a chosen value", () => {
	const name = (
		value: string,
		where: typeof rows | Readonly<Record<string, string[]>>,
		complete: boolean,
		rest: Partial<TableField<ExampleRow>> = {},
	) => drawnFilters([{ field: "town" }], withTown(rest), where, complete)[0]?.labelOf(value);

	it("REQ-080 that occurs nowhere is 'Onbekend' if values are their own names", () => {
		expect([name("Ede", rows, true), name("Assen", rows, true)]).toEqual(["Ede", "Onbekend"]);
		expect([name("Ede", { town: ["Ede"] }, true), name("Assen", { town: ["Ede"] }, true)]).toEqual(["Ede", "Onbekend"]);
	});

	it("stays as it is until all values are known", () => {
		expect(name("Assen", rows, false)).toBe("Assen");
		expect(name("Assen", {}, true)).toBe("Assen");
	});

	it("is known without a row that has it, if it has a name or can be chosen", () => {
		expect(name("Assen", rows, true, { labelOf: (value) => `Gemeente ${value}` })).toBe("Gemeente Assen");
		expect(name("Assen", rows, true, { choices: ["Assen"] })).toBe("Assen");
		const isNamed = (value: string) => value === "Assen";
		expect(["Assen", "Zwolle"].map((value) => name(value, rows, true, { isNamed, labelOf: (town) => town }))).toEqual([
			"Assen",
			"Onbekend",
		]);
	});
});

describe("withChoice", () => {
	const choices = ["a", "b"].map((value) => ({ value, label: value }));

	it("REQ-079 adds a value only if it can be chosen and is not chosen yet", () => {
		expect(withChoice(["a"], "b", choices)).toEqual(["a", "b"]);
		expect(withChoice(["a"], "a", choices)).toEqual(["a"]);
		expect(withChoice(["a"], "z", choices)).toEqual(["a"]);
		expect(withChoice([], "", choices)).toEqual([]);
	});
});
