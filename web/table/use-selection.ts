import { useCallback, useMemo, useRef, useState } from "react";
import type { RowChoice } from "./RowChoice.tsx";
import type { TableRow } from "./table-field.ts";

/** Rows chosen for an act on several: by key, so they stay chosen over pages, filters and tabs. */
export interface Selection<Row> {
	readonly keys: ReadonlySet<string>;
	/** How the table offers it. */
	readonly choice: RowChoice<Row>;
	choose(keys: Iterable<string>): void;
	clear(): void;
}

const none: ReadonlySet<string> = new Set();

/** Kept while the page is open: a tab of a list is another address. */
const kept = new Map<string, ReadonlySet<string>>();

/** `name`: whose, and of which list. `labelOf`: accessible name of a row's checkbox; the same function until something changes. */
export function useSelection<Row extends TableRow>(name: string, labelOf: (row: Row) => string): Selection<Row> {
	const [held, setHeld] = useState({ name, keys: kept.get(name) ?? none });
	const keys = held.name === name ? held.keys : (kept.get(name) ?? none);
	const now = useRef(keys);
	now.current = keys;
	const visible = useRef<readonly Row[]>([]);
	/** The row from which Shift chooses on. */
	const from = useRef<string | null>(null);
	const set = useCallback(
		(next: ReadonlySet<string>) => {
			now.current = next;
			kept.set(name, next);
			setHeld({ name, keys: next });
		},
		[name],
	);
	const toggle = useCallback(
		(row: Row, range: boolean) => {
			const rows = visible.current;
			const start = range ? rows.findIndex(({ key }) => key === from.current) : -1;
			const end = rows.indexOf(row);
			from.current = row.key;
			if (start >= 0 && end >= 0) {
				set(new Set([...now.current, ...rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ key }) => key)]));
				return;
			}
			const next = new Set(now.current);
			if (!next.delete(row.key)) next.add(row.key);
			set(next);
		},
		[set],
	);
	const togglePage = useCallback(
		(rows: readonly Row[]) => {
			const next = new Set(now.current);
			const all = rows.every(({ key }) => next.has(key));
			for (const { key } of rows) {
				if (all) next.delete(key);
				else next.add(key);
			}
			set(next);
		},
		[set],
	);
	const choice = useMemo(
		(): RowChoice<Row> => ({
			heading: null,
			chosen: keys,
			labelOf,
			refusalOf: () => null,
			toggle,
			togglePage,
			seen: (rows) => {
				visible.current = rows;
			},
		}),
		[keys, labelOf, toggle, togglePage],
	);
	const choose = useCallback((more: Iterable<string>) => set(new Set([...now.current, ...more])), [set]);
	const clear = useCallback(() => set(none), [set]);
	return useMemo(() => ({ keys, choice, choose, clear }), [keys, choice, choose, clear]);
}
