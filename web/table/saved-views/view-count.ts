import type { ListDefinition } from "../../../engine/index.ts";
import type { TableCategory } from "../categories/table-category.ts";
import type { TableFields, TableRow } from "../fields/table-field.ts";
import { filterRows } from "../rows/filter-rows.ts";
import { type ListState, readListState } from "../state/list-state.ts";

/** What a view asks of its list, in whichever tab. */
export interface ParsedView {
	readonly state: ListState;
	/** Key of the tab; undefined where the list has none. */
	readonly category: string | undefined;
}

/** Reads what a view stores of a list, as the list does when it is opened. */
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
	/** Names of fields whose values are not in the browser. */
	readonly unloaded: readonly string[];
}

/** How many rows a view shows of those that are in the browser; null where that asks for what is not there. */
export function countView<Row extends TableRow>(
	{ state, category }: ParsedView,
	{ rows, fields, categories, unloaded }: Loaded<Row>,
): number | null {
	if (Object.keys(state.filters).some((name) => !fields.has(name) || unloaded.includes(name))) return null;
	const holds = categories.find(({ key }) => key === category)?.holds;
	const matching = filterRows(rows, fields, state.filters);
	return holds === undefined ? matching.length : matching.filter(holds).length;
}
