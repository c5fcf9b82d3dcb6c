import type { ListDefinition } from "../../../engine/index.ts";
import type { TableCategory } from "../categories/table-category.ts";
import type { TableFields, TableRow } from "../fields/table-field.ts";
import { filterRows } from "../rows/filter-rows.ts";
import { type ListState, readListState } from "../state/list-state.ts";

/** A saved view as the list's state and its tab. */
export interface ParsedView {
	readonly state: ListState;
	/** Key of the tab; undefined if the list has none. */
	readonly category: string | undefined;
}

/** A view whose rows are counted: all of them, or only those in the part of the map to which the list is limited. */
export interface CountedView extends ParsedView {
	readonly inArea?: boolean;
}

/** Parses what a view stores, as the list does when the view is opened. */
export function parseView<Row>(
	search: string,
	list: ListDefinition,
	categories: readonly TableCategory<Row>[],
	here: TableCategory<Row> | undefined,
): ParsedView {
	const [path = "", query = ""] = search.split("?", 2);
	const state = readListState(new URLSearchParams(query), list, { pageSize: list.pageSizes[0] ?? 1, layout: "", columns: null });
	const ofPath = categories.find((each) => path !== "" && each.word === "" && each.path?.endsWith(path));
	const named = categories.find((each) => each.word === state.category && (each.word !== "" || each.path === undefined));
	return { state, category: (ofPath ?? named ?? here)?.key };
}

interface Loaded<Row> {
	readonly rows: readonly Row[];
	readonly fields: TableFields<Row>;
	readonly categories: readonly TableCategory<Row>[];
	/** Names of fields whose values are not loaded. */
	readonly unloaded: readonly string[];
}

/** How many of the loaded rows a view shows; null if it filters by values that are not loaded. */
export function countView<Row extends TableRow>(
	{ state, category }: ParsedView,
	{ rows, fields, categories, unloaded }: Loaded<Row>,
): number | null {
	if (Object.keys(state.filters).some((name) => !fields.has(name) || unloaded.includes(name))) return null;
	const holds = categories.find(({ key }) => key === category)?.holds;
	const matching = filterRows(rows, fields, state.filters);
	return holds === undefined ? matching.length : matching.filter(holds).length;
}
