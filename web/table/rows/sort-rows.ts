import { collationKey, listedSortKey, type SortKey } from "../../../engine/index.ts";
import type { TableField, TableRow } from "../fields/table-field.ts";
import { memoisePerRow } from "./memoise-per-row.ts";
import { rowChanges } from "./row-changes.ts";

const keys = new WeakMap<object, (row: object) => SortKey>();

/** A row's sort key for a field, computed once per row. */
function sortKeyOf<Row extends TableRow>(field: TableField<Row>): (row: Row) => SortKey {
	const known = keys.get(field);
	if (known) return known as (row: Row) => SortKey;
	const key = memoisePerRow((row: Row): SortKey => {
		if (!field.order) return orderOf(field, row);
		const value = field.order(row);
		return typeof value === "string" ? collationKey(value) : value;
	});
	keys.set(field, key as (row: object) => SortKey);
	return key;
}

function orderOf<Row>(field: TableField<Row>, row: Row): SortKey {
	return listedSortKey(field.kind, field.value(row), () => field.text(row));
}

/** An earlier order of nearly the same rows. */
export interface Sorted<Row> {
	readonly rows: readonly Row[];
	readonly sorted: readonly Row[];
}

/**
 * The rows sorted by a field; ties are broken by key, so the order never depends on load order. Rows without a value
 * come last in either direction. `before`: the previous result for the same field and direction; remaining rows keep
 * their order, so one changed row among many costs hardly anything.
 */
export function sortRows<Row extends TableRow>(
	rows: readonly Row[],
	field: TableField<Row> | undefined,
	descending: boolean,
	before: Sorted<Row> = { rows: [], sorted: [] },
): readonly Row[] {
	if (field === undefined) return rows;
	const keyed = keyedBy(sortKeyOf(field));
	const compare = comparison<Row>(descending);
	const { gone, come } = rowChanges(before.rows, rows);
	if (come.length * 10 > rows.length) return rows.map(keyed).sort(compare).map(rowOf);
	const left = new Set(gone);
	return merged(
		before.sorted.filter((row) => !left.has(row)),
		come.map(keyed).sort(compare),
		(row, other) => compare(keyed(row), other) < 0,
	);
}

interface Keyed<Row> {
	readonly row: Row;
	readonly key: SortKey;
}

type Compare<Row> = (one: Keyed<Row>, other: Keyed<Row>) => number;

function comparison<Row extends TableRow>(descending: boolean): Compare<Row> {
	const sign = descending ? -1 : 1;
	return (one, other) => {
		if (one.key === other.key) return one.row.key < other.row.key ? -1 : 1;
		if (one.key === null) return 1;
		if (other.key === null) return -1;
		return one.key < other.key ? -sign : sign;
	};
}

const rowOf = <Row>({ row }: Keyed<Row>): Row => row;

/** Pairs a row with its key: looking it up in every comparison would take longer than comparing. */
function keyedBy<Row>(keyOf: (row: Row) => SortKey): (row: Row) => Keyed<Row> {
	return (row) => ({ row, key: keyOf(row) });
}

/** Merges a long order with a short one. */
function merged<Row>(
	long: readonly Row[],
	short: readonly Keyed<Row>[],
	isBefore: (row: Row, other: Keyed<Row>) => boolean,
): readonly Row[] {
	const parts: Row[][] = [];
	let from = 0;
	for (const other of short) {
		const at = firstNot((row) => isBefore(row, other), long, from);
		parts.push(long.slice(from, at), [other.row]);
		from = at;
	}
	return parts.flat().concat(long.slice(from));
}

/** Index of the first item, starting at `from`, for which the predicate fails; it must hold for all items before. */
function firstNot<Item>(holds: (item: Item) => boolean, items: readonly Item[], from: number): number {
	let [low, high] = [from, items.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(items[middle] as Item)) low = middle + 1;
		else high = middle;
	}
	return low;
}
