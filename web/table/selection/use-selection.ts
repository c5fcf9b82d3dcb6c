import { useCallback, useMemo, useRef, useState } from "react";
import { dropWork, findWork, keepWork, type WorkPlace } from "../../ui/kept/kept-work.ts";
import type { TableRow } from "../fields/table-field.ts";
import type { RowChoice } from "./RowChoice.tsx";

/** Rows selected for a bulk act; by key, so that they stay selected across pages, filters and tabs. */
export interface Selection<Row> {
	readonly keys: ReadonlySet<string>;
	/** How the table offers the selection. */
	readonly choice: RowChoice<Row>;
	choose(keys: Iterable<string>): void;
	clear(): void;
}

const none: ReadonlySet<string> = new Set();

/** Stored per tenant and list, like unsaved input, so that a selection survives signing in again. */
const placeOf = (userId: string, tenant: string, list: string): WorkPlace => ({ userId, uuid: tenant, part: `chosen.${list}` });

function find(place: WorkPlace): ReadonlySet<string> {
	const kept = findWork(place);
	return kept === null ? none : new Set(kept.split(" "));
}

function keep(place: WorkPlace, keys: ReadonlySet<string>): void {
	if (keys.size === 0) dropWork(place);
	else keepWork(place, [...keys].join(" "));
}

interface Whose {
	readonly userId: string;
	readonly tenant: string;
	readonly list: string;
}

const nothingRefused = () => null;

/**
 * `labelOf`: accessible name of a row's checkbox. `refusalOf`: why a row can't be selected; null if it can. Both
 * must stay the same function until something changes.
 */
export function useSelection<Row extends TableRow>(
	{ userId, tenant, list }: Whose,
	labelOf: (row: Row) => string,
	refusalOf: (row: Row) => string | null = nothingRefused,
): Selection<Row> {
	const place = useMemo(() => placeOf(userId, tenant, list), [userId, tenant, list]);
	const [held, setHeld] = useState(() => ({ place, keys: find(place) }));
	const keys = useMemo(() => (held.place === place ? held.keys : find(place)), [held, place]);
	const now = useRef(keys);
	now.current = keys;
	const visible = useRef<readonly Row[]>([]);
	/** The row from which a Shift selection extends. */
	const from = useRef<string | null>(null);
	const set = useCallback(
		(next: ReadonlySet<string>) => {
			now.current = next;
			keep(place, next);
			setHeld({ place, keys: next });
		},
		[place],
	);
	const setEach = useCallback(
		(rows: readonly Row[], chosen: boolean) => {
			const next = new Set(now.current);
			for (const row of rows) {
				if (!chosen) next.delete(row.key);
				else if (refusalOf(row) === null) next.add(row.key);
			}
			set(next);
		},
		[set, refusalOf],
	);
	const toggle = useCallback(
		(row: Row, range: boolean) => {
			const rows = visible.current;
			const start = range ? rows.findIndex(({ key }) => key === from.current) : -1;
			const end = rows.findIndex(({ key }) => key === row.key);
			from.current = row.key;
			// The whole range follows the clicked row: selected or deselected.
			const meant = start >= 0 && end >= 0 ? rows.slice(Math.min(start, end), Math.max(start, end) + 1) : [row];
			setEach(meant, !now.current.has(row.key));
		},
		[setEach],
	);
	const togglePage = useCallback(
		(rows: readonly Row[]) =>
			setEach(
				rows,
				rows.some(({ key }) => !now.current.has(key)),
			),
		[setEach],
	);
	const choice = useMemo(
		(): RowChoice<Row> => ({
			heading: null,
			chosen: keys,
			labelOf,
			refusalOf,
			toggle,
			togglePage,
			ofPage: (rows) => (refusalOf === nothingRefused ? rows : rows.filter((row) => refusalOf(row) === null)),
			seen: (rows) => {
				visible.current = rows;
			},
		}),
		[keys, labelOf, refusalOf, toggle, togglePage],
	);
	const choose = useCallback((more: Iterable<string>) => set(new Set([...now.current, ...more])), [set]);
	const clear = useCallback(() => set(none), [set]);
	return useMemo(() => ({ keys, choice, choose, clear }), [keys, choice, choose, clear]);
}
