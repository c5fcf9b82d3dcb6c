export const pageSizes = [10, 20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export const sortKeys = ["referentie", "adres", "stap", "dagen", "type", "vkb", "bijgewerkt"] as const;
export type SortKey = (typeof sortKeys)[number];

/** Everything about the list but its category: that is the path. All of it is in the address. */
export interface ListState {
	/** Show every category, whatever the path's filter word says. */
	readonly all: boolean;
	readonly query: string;
	readonly step: string;
	readonly municipality: string;
	readonly type: string;
	readonly vkb: string;
	readonly sort: SortKey;
	readonly descending: boolean;
	/** From 1. */
	readonly page: number;
	readonly pageSize: PageSize;
}

export const initialState: ListState = {
	all: false,
	query: "",
	step: "",
	municipality: "",
	type: "",
	vkb: "",
	sort: "bijgewerkt",
	descending: true,
	page: 1,
	pageSize: 10,
};

function knownOr<Value>(values: readonly Value[], candidate: unknown, otherwise: Value): Value {
	return values.find((value) => value === candidate) ?? otherwise;
}

/** Reads the state out of the address; whatever is not understood is as if it were not there. `own`: rows a page where the address does not say. */
export function readListState(params: URLSearchParams, own: PageSize = initialState.pageSize): ListState {
	const sorting = params.get("sorteer") ?? "";
	const descending = sorting.startsWith("-");
	const sort = sortKeys.find((key) => key === sorting.replace(/^-/, ""));
	const page = Number(params.get("pagina"));
	return {
		all: params.get("categorie") === "alles",
		query: params.get("zoek") ?? "",
		step: params.get("stap") ?? "",
		municipality: params.get("gemeente") ?? "",
		type: params.get("type") ?? "",
		vkb: params.get("vkb") ?? "",
		sort: sort ?? initialState.sort,
		descending: sort ? descending : initialState.descending,
		page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
		pageSize: knownOr(pageSizes, Number(params.get("rijen")), own),
	};
}

/** Writes only what differs from the initial state and the person's own page size, so that an untouched list has a bare address. */
export function writeListState(state: ListState, own: PageSize = initialState.pageSize): URLSearchParams {
	const params = new URLSearchParams();
	if (state.all) params.set("categorie", "alles");
	if (state.query) params.set("zoek", state.query);
	if (state.step) params.set("stap", state.step);
	if (state.municipality) params.set("gemeente", state.municipality);
	if (state.type) params.set("type", state.type);
	if (state.vkb) params.set("vkb", state.vkb);
	if (state.sort !== initialState.sort || state.descending !== initialState.descending) {
		params.set("sorteer", `${state.descending ? "-" : ""}${state.sort}`);
	}
	if (state.page > 1) params.set("pagina", String(state.page));
	if (state.pageSize !== own) params.set("rijen", String(state.pageSize));
	return params;
}

/** Another filter or sorting starts at the first page again. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
	return { ...state, page: 1, ...change };
}
