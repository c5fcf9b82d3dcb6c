import { collationKey } from "./collation-key.ts";
import { keptPerRow } from "./kept-per-row.ts";
import type { TableField, TableRow } from "./table-field.ts";

type SortKey = string | number | null;

const keys = new WeakMap<object, (row: object) => SortKey>();

/** What a row sorts by in a field, made once for each. */
function sortKeyOf<Row extends TableRow>(field: TableField<Row>): (row: Row) => SortKey {
	const known = keys.get(field);
	if (known) return known as (row: Row) => SortKey;
	const key = keptPerRow((row: Row): SortKey => {
		const value = field.order ? field.order(row) : orderOf(field, row);
		return typeof value === "string" ? collationKey(value) : value;
	});
	keys.set(field, key as (row: object) => SortKey);
	return key;
}

function orderOf<Row>(field: TableField<Row>, row: Row): SortKey {
	const value = field.value(row);
	if (field.kind === "number" || field.kind === "instant") return typeof value === "number" ? value : null;
	if (field.kind === "flag") return Number(value === true);
	const text = field.kind === "date" ? String(value ?? "") : field.text(row);
	return text === "" ? null : text;
}

/**
 * The rows in order of a field; equal ones go by their key, so that the order never depends on what was loaded
 * first. A row without a value is last, up and down. `before`: an order of nearly the same rows; sorting begins
 * with it, so that one changed row of many costs hardly anything.
 */
export function sortRows<Row extends TableRow>(
	rows: readonly Row[],
	field: TableField<Row> | undefined,
	descending: boolean,
	before: readonly Row[] = [],
): readonly Row[] {
	if (field === undefined) return rows;
	const keyOf = sortKeyOf(field);
	const sign = descending ? -1 : 1;
	return inFormerOrder(rows, before)
		.map((row) => ({ row, key: keyOf(row) }))
		.sort((one, other) => {
			if (one.key === other.key) return one.row.key < other.row.key ? -1 : 1;
			if (one.key === null) return 1;
			if (other.key === null) return -1;
			return one.key < other.key ? -sign : sign;
		})
		.map(({ row }) => row);
}

function inFormerOrder<Row extends TableRow>(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
	if (before.length === 0) return rows;
	const waiting = new Map(rows.map((row) => [row.key, row]));
	const known: Row[] = [];
	for (const { key } of before) {
		const row = waiting.get(key);
		if (row === undefined) continue;
		known.push(row);
		waiting.delete(key);
	}
	return known.concat([...waiting.values()]);
}
