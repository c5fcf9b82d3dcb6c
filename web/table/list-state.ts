import type { ListDefinition } from "../../engine/index.ts";

/** Everything the address says about a list, except its path. */
export interface ListState {
	/** Word of the tab; "" if the path says it, or nothing does. */
	readonly category: string;
	/** Chosen values by field name; only fields with a value. */
	readonly filters: Readonly<Record<string, readonly string[]>>;
	/** Name of the layout, even if none has that name. */
	readonly layout: string;
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
}

type Words = Pick<ListDefinition, "fields" | "filters" | "layouts" | "pageSizes" | "sort">;

/** Fields shown by a layout's columns; null for an unknown layout. */
function seenIn({ layouts }: Words, layout: string): readonly string[] | null {
	return layouts.find(({ name }) => name === layout)?.columns.map(({ field }) => field) ?? null;
}

/**
 * The list's initial order: its own if the layout shows that field, else newest first by a visible instant, else by the
 * first column.
 */
function usualSort(list: Words, layout: string): Words["sort"] {
	const seen = seenIn(list, layout);
	if (seen === null || seen.includes(list.sort.field)) return list.sort;
	const instant = seen.findLast((field) => list.fields[field]?.kind === "instant");
	if (instant !== undefined) return { field: instant, descending: true };
	return { field: seen[0] ?? list.sort.field, descending: false };
}

/** Fields that can be asked about, in order: those of the filters and of the columns. */
export function askableFields({ fields, filters, layouts }: Pick<Words, "fields" | "filters" | "layouts">): readonly string[] {
	const shown = layouts.flatMap(({ columns }) => columns.map(({ field }) => field));
	return [...new Set([...filters.map(({ field }) => field), ...shown])].filter((field) => fields[field] !== undefined);
}

/** Reads the state from the address. Unknown values are ignored, except for the layout. */
export function readListState(params: URLSearchParams, list: Words, own: OwnChoices): ListState {
	const sorting = params.get("sorteer") ?? "";
	const word = sorting.replace(/^-/, "");
	const asked = Object.keys(list.fields).find((name) => list.fields[name]?.word === word);
	const layout = params.get("weergave") ?? own.layout;
	const seen = seenIn(list, layout);
	const sort = asked !== undefined && (seen === null || seen.includes(asked)) ? asked : undefined;
	const usual = usualSort(list, layout);
	const page = Number(params.get("pagina"));
	const rows = Number(params.get("rijen"));
	return {
		category: params.get("categorie") ?? "",
		filters: Object.fromEntries(
			askableFields(list).flatMap((field) => {
				const values = [...new Set(params.getAll(list.fields[field]?.word ?? field))].filter((value) => value !== "");
				return values.length > 0 ? [[field, values] as const] : [];
			}),
		),
		layout,
		sort: sort ?? usual.field,
		descending: sort ? sorting.startsWith("-") : usual.descending,
		page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
		pageSize: list.pageSizes.find((size) => size === rows) ?? own.pageSize,
	};
}

/**
 * Writes only what differs from the list's defaults and the person's preferences, so that an untouched list has a bare
 * address.
 */
export function writeListState(state: ListState, list: Words, own: OwnChoices): URLSearchParams {
	const params = new URLSearchParams();
	if (state.category) params.set("categorie", state.category);
	for (const field of askableFields(list)) {
		for (const value of state.filters[field] ?? []) params.append(list.fields[field]?.word ?? field, value);
	}
	if (state.layout !== own.layout) params.set("weergave", state.layout);
	const usual = usualSort(list, state.layout);
	if (state.sort !== usual.field || state.descending !== usual.descending) {
		params.set("sorteer", `${state.descending ? "-" : ""}${list.fields[state.sort]?.word ?? state.sort}`);
	}
	if (state.page > 1) params.set("pagina", String(state.page));
	if (state.pageSize !== own.pageSize) params.set("rijen", String(state.pageSize));
	return params;
}

/** Another filter or order returns to the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
	return { ...state, page: 1, ...change };
}

/** The filters with these values for one field; no values remove it. */
export function withFilter(state: ListState, field: string, values: readonly string[]): ListState["filters"] {
	const { [field]: _before, ...others } = state.filters;
	const kept = values.filter((value) => value !== "");
	return kept.length > 0 ? { ...others, [field]: kept } : others;
}
