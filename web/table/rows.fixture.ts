import { type ListDefinition, resolveLists } from "../../engine/index.ts";
import { instantField, numberField, optionField, textField } from "./fields/built-in-field.tsx";
import type { TableField, TableFields, TableRow } from "./fields/table-field.ts";

/** A row of a fictitious list, for tests. */
export interface ExampleRow extends TableRow {
	readonly name: string;
	readonly town: string | null;
	readonly size: number | null;
	readonly at: number;
	readonly tags: readonly string[];
}

export function exampleRow(number: number, rest: Partial<ExampleRow> = {}): ExampleRow {
	return {
		key: String(number).padStart(4, "0"),
		to: `/voorbeeld/${number}`,
		name: `N-${number}`,
		town: "Arnhem",
		size: number,
		at: number * 1000,
		tags: [],
		...rest,
	};
}

const field = (name: string, kind: TableField<ExampleRow>["kind"], rest: Pick<TableField<ExampleRow>, "value" | "text">) =>
	[name, { name, word: name, label: name, kind, ...rest }] as const;

export const exampleFields: TableFields<ExampleRow> = new Map<string, TableField<ExampleRow>>([
	field(
		"name",
		"text",
		textField(({ name }) => name),
	),
	field(
		"town",
		"option",
		optionField(({ town }) => town),
	),
	field(
		"size",
		"number",
		numberField(({ size }) => size),
	),
	field(
		"at",
		"instant",
		instantField(({ at }) => at),
	),
	field("tags", "tags", { value: ({ tags }) => tags, text: ({ tags }) => tags.join(", ") }),
]);

/** A list of these rows. */
export const exampleList: ListDefinition = {
	...resolveLists(undefined).locations,
	label: "Voorbeelden",
	fields: Object.fromEntries(
		[...exampleFields.values()].map(({ name, word, label, kind }) => [
			name,
			{ word, label, kind, path: null, options: null, choices: null, form: null },
		]),
	),
	layouts: [
		{ name: "default", label: "Standaard", access: null, columns: ["name", "town", "size", "tags"].map((each) => ({ field: each })) },
		{ name: "wide", label: "Breed", access: null, columns: ["name", "town", "size", "at", "tags"].map((each) => ({ field: each })) },
	],
	filters: [{ field: "name" }, { field: "town" }, { field: "tags" }, { field: "size", more: true }],
	sort: { field: "name", descending: false },
};
