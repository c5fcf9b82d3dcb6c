import { askableFields, filtersIn, type ListColumn, type ListDefinition } from "../../../engine/index.ts";
import { readColumns, writeColumns } from "../columns/own-columns.ts";

/** Everything the address says about a list, except its path. */
export interface ListState {
	/** Word of the tab; "" if the path says it, or nothing does. */
	readonly category: string;
	/** Chosen values by field name; only fields with a value. */
	readonly filters: Readonly<Record<string, readonly string[]>>;
	/** Name of the layout, even if none has that name. */
	readonly layout: string;
	/** The person's own columns; null: those of the layout. */
	readonly columns: readonly ListColumn[] | null;
	/** Name of a field. */
	readonly sort: string;
	readonly descending: boolean;
	/** From 1. */
	readonly page: number;
	readonly pageSize: number;
}

/** The person's preferences, which apply where the address says nothing. */
export interface OwnChoices {
	readonly pageSize: number;
	readonly layout: string;
	readonly columns: readonly ListColumn[] | null;
}

type Words = Pick<ListDefinition, "fields" | "filters" | "layouts" | "pageSizes" | "sort">;

/** Fields shown by the columns; null for an unknown layout. */
function seenIn({ layouts }: Words, { layout, columns }: Pick<ListState, "layout" | "columns">): readonly string[] | null {
	const shown = columns ?? layouts.find(({ name }) => name === layout)?.columns;
	return shown?.map(({ field }) => field) ?? null;
}

/**
 * The list's initial order: its own if the columns show that field, else newest first by a visible instant, else by the
 * first column.
 */
function usualSort(list: Words, seen: readonly string[] | null): Words["sort"] {
	if (seen === null || seen.includes(list.sort.field)) return list.sort;
	const instant = seen.findLast((field) => list.fields[field]?.kind === "instant");
	if (instant !== undefined) return { field: instant, descending: true };
	return { field: seen[0] ?? list.sort.field, descending: false };
}

/** Reads the state from the address. Unknown values are ignored, except for the layout. */
export function readListState(params: URLSearchParams, list: Words, own: OwnChoices): ListState {
	const sorting = params.get("sorteer") ?? "";
	const word = sorting.replace(/^-/, "");
	const asked = Object.keys(list.fields).find((name) => list.fields[name]?.word === word);
	const named = params.get("weergave");
	const layout = named ?? own.layout;
	// An address that names a layout means the columns of that layout, unless it has its own.
	const columns = readColumns(params.get("kolommen") ?? "", list) ?? (named === null ? own.columns : null);
	const seen = seenIn(list, { layout, columns });
	const sort = asked !== undefined && (seen === null || seen.includes(asked)) ? asked : undefined;
	const usual = usualSort(list, seen);
	const page = Number(params.get("pagina"));
	const rows = Number(params.get("rijen"));
	return {
		category: params.get("categorie") ?? "",
		filters: filtersIn(params, list),
		layout,
		columns,
		sort: sort ?? usual.field,
		descending: sort ? sorting.startsWith("-") : usual.descending,
		page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
		pageSize: list.pageSizes.find((size) => size === rows) ?? own.pageSize,
	};
}

/**
 * Writes only what differs from the list's defaults and the person's preferences, so that an untouched list has a bare
 * address. Own columns are always written: they go along with a link.
 */
export function writeListState(state: ListState, list: Words, own: OwnChoices): URLSearchParams {
	const params = new URLSearchParams();
	if (state.category) params.set("categorie", state.category);
	for (const field of askableFields(list)) {
		for (const value of state.filters[field] ?? []) params.append(list.fields[field]?.word ?? field, value);
	}
	if (state.layout !== own.layout || (state.columns === null && own.columns !== null)) params.set("weergave", state.layout);
	if (state.columns !== null) params.set("kolommen", writeColumns(state.columns, list));
	const seen = seenIn(list, state);
	const usual = usualSort(list, seen);
	// Don't write a sort column that only another tab shows.
	const isSeen = seen === null || seen.includes(state.sort);
	if (isSeen && (state.sort !== usual.field || state.descending !== usual.descending)) {
		params.set("sorteer", `${state.descending ? "-" : ""}${list.fields[state.sort]?.word ?? state.sort}`);
	}
	if (state.page > 1) params.set("pagina", String(state.page));
	if (state.pageSize !== own.pageSize) params.set("rijen", String(state.pageSize));
	return params;
}

/**
 * Changes the list's state: takes the change, or a function of the latest state, which may not have been rendered yet.
 * `replace`: adds no history entry.
 */
export type ChangeList = (change: Partial<ListState> | ((now: ListState) => Partial<ListState>), replace?: boolean) => void;

/** Another filter or order returns to the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
	return { ...state, page: 1, ...change };
}

/** The filters with other values for one field; no values remove it. */
export const withFilter =
	(field: string, valuesFrom: (before: readonly string[]) => readonly string[]) =>
	({ filters: { [field]: before = [], ...others } }: ListState): Pick<ListState, "filters"> => {
		const kept = valuesFrom(before).filter((value) => value !== "");
		return { filters: kept.length > 0 ? { ...others, [field]: kept } : others };
	};
