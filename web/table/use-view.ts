import { useMemo } from "react";
import { filterRows } from "./filter-rows.ts";
import type { ListState } from "./list-state.ts";
import type { TableCategory } from "./table-category.ts";
import type { TableFields, TableRow } from "./table-field.ts";
import { useSorted } from "./use-sorted.ts";

export interface View<Row> {
	/** Every row that holds, in order: what is exported. */
	readonly shown: readonly Row[];
	/** Those of the page. */
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
}

/**
 * What of the rows is in view. The order is made once for the rows and a field, so that a filter only leaves rows
 * out. Going to another address is a transition, so drawing it gives way to typing.
 */
export function useView<Row extends TableRow>(
	rows: readonly Row[],
	fields: TableFields<Row>,
	state: ListState,
	category: TableCategory<Row> | undefined,
): View<Row> {
	const { sort, descending, filters, pageSize } = state;
	const sorted = useSorted(rows, fields.get(sort), descending);
	// Apart from the filters: what a tab holds stays the same from key to key.
	const held = useMemo(() => (category ? sorted.filter(category.holds) : sorted), [sorted, category]);
	const shown = useMemo(() => filterRows(held, fields, filters), [held, fields, filters]);
	const pages = Math.max(1, Math.ceil(shown.length / pageSize));
	const page = Math.min(state.page, pages);
	const visible = useMemo(() => shown.slice((page - 1) * pageSize, page * pageSize), [shown, page, pageSize]);
	return { shown, visible, page, pages };
}
