import { useMemo } from "react";
import { filterRows } from "./filter-rows.ts";
import type { ListState } from "./list-state.ts";
import type { TableCategory } from "./table-category.ts";
import type { TableFields, TableRow } from "./table-field.ts";
import { useSorted } from "./use-sorted.ts";

interface View<Row> {
	/** Rows in order that match the filters, in whichever tab: what the tabs count. */
	readonly matching: readonly Row[];
	/** Those of the current tab, as for an export. */
	readonly shown: readonly Row[];
	/** Rows of the current page. */
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
}

/**
 * The visible part of the rows. Sorting depends only on the rows and the field, so a filter merely removes rows.
 * Navigation is a transition, so rendering it gives way to typing. TanStack Table sorts what a filter leaves at every
 * keystroke, some four hundred times the work at 20,000 rows, and is 12 kB more to load (decision 0083).
 */
export function useView<Row extends TableRow>(
	rows: readonly Row[],
	fields: TableFields<Row>,
	state: ListState,
	category: TableCategory<Row> | undefined,
): View<Row> {
	const { sort, descending, filters, pageSize } = state;
	const sorted = useSorted(rows, fields.get(sort), descending);
	const matching = useMemo(() => filterRows(sorted, fields, filters), [sorted, fields, filters]);
	const shown = useMemo(() => (category ? matching.filter(category.holds) : matching), [matching, category]);
	const pages = Math.max(1, Math.ceil(shown.length / pageSize));
	const page = Math.min(state.page, pages);
	const visible = useMemo(() => shown.slice((page - 1) * pageSize, page * pageSize), [shown, page, pageSize]);
	return { matching, shown, visible, page, pages };
}
