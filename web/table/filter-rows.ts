import { keptPerRow } from "./kept-per-row.ts";
import type { FieldValue, TableField, TableFields } from "./table-field.ts";

const searched = new WeakMap<object, (row: object) => string>();

/** The text a filter looks in, in lower case, made once for each row. */
function searchedText<Row extends object>(field: TableField<Row>): (row: Row) => string {
	const known = searched.get(field);
	if (known) return known as (row: Row) => string;
	const text = keptPerRow((row: Row) => field.text(row).toLowerCase());
	searched.set(field, text as (row: object) => string);
	return text;
}

const textsOfRows = new WeakMap<readonly object[], Map<object, readonly string[]>>();

/** What a filter looks in, for every row by its place: the next key asks the same rows, and looks nothing up. */
function searchedTexts<Row extends object>(field: TableField<Row>, rows: readonly Row[]): readonly string[] {
	const known = textsOfRows.get(rows) ?? new Map<object, readonly string[]>();
	textsOfRows.set(rows, known);
	const texts = known.get(field) ?? rows.map(searchedText(field));
	known.set(field, texts);
	return texts;
}

type Test<Row> = (row: Row, place: number) => boolean;

/** Whether a row holds: texts when they are contained, whatever the case; tags when every one is there; others when equal to one of the values. */
function test<Row extends object>(field: TableField<Row>, values: readonly string[], rows: readonly Row[]): Test<Row> {
	if (field.kind === "text") {
		const words = values.map((value) => value.trim().toLowerCase());
		const texts = searchedTexts(field, rows);
		return (_row, place) => words.every((word) => texts[place]?.includes(word));
	}
	if (field.kind === "tags") return (row) => values.every((value) => chosenIn(field.value(row), value));
	return (row) => values.some((value) => chosenIn(field.value(row), value));
}

function chosenIn(value: FieldValue, chosen: string): boolean {
	return typeof value === "object" ? (value?.includes(chosen) ?? false) : String(value) === chosen;
}

/** The rows that hold in every filter, in the order they came. */
export function filterRows<Row extends object>(
	rows: readonly Row[],
	fields: TableFields<Row>,
	filters: Readonly<Record<string, readonly string[]>>,
): readonly Row[] {
	const tests = Object.entries(filters).flatMap(([name, values]) => {
		const field = fields.get(name);
		return field && values.length > 0 ? [test(field, values, rows)] : [];
	});
	if (tests.length === 0) return rows;
	return rows.filter((row, place) => tests.every((holds) => holds(row, place)));
}
