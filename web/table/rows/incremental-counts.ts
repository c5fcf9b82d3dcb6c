import { rowChanges } from "./row-changes.ts";

interface Counted {
	readonly rows: readonly object[];
	readonly counts: ReadonlyMap<string, number>;
}

const countsByOwner = new WeakMap<object, Counted>();

/**
 * The number of rows per name; names without rows are absent. Continues from the last count for the same `owner`, for
 * which `namesOf` must not change: if one row of many changes, only that one is recounted.
 */
export function incrementalCounts<Row extends object>(
	owner: object,
	rows: readonly Row[],
	namesOf: (row: Row) => readonly string[],
): ReadonlyMap<string, number> {
	const last = countsByOwner.get(owner) ?? { rows: [], counts: new Map<string, number>() };
	const { gone, come } = rowChanges(last.rows as readonly Row[], rows);
	const counts = new Map(last.counts);
	const add = (row: Row, more: 1 | -1) => {
		for (const name of namesOf(row)) counts.set(name, (counts.get(name) ?? 0) + more);
	};
	for (const row of come) add(row, 1);
	for (const row of gone) add(row, -1);
	for (const [name, count] of counts) if (count === 0) counts.delete(name);
	countsByOwner.set(owner, { rows, counts });
	return counts;
}
