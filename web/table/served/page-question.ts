import {
	isPlain,
	type ListDefinition,
	readTest,
	type ServedFilter,
	type ServedOrder,
	servedFilters,
	servedOrders,
	servedValue,
	soundText,
} from "../../../engine/index.ts";
import type { Query } from "../../api/operation.ts";
import type { ListState } from "../state/list-state.ts";

/** Query for one page of a list that the browser also loads in full; the names are those of the call. */
export type PageQuestion = Readonly<Partial<Record<ServedFilter, string>>> & {
	readonly sort: ServedOrder | `-${ServedOrder}`;
	readonly page: string;
	readonly rows: string;
};

/**
 * Translates a list's state to a query; null if only the browser can answer it. That includes filters on the list's own
 * fields, which are read by their path, whatever their names.
 */
export function pageQuestion({ fields }: ListDefinition, { filters, sort, descending, page, pageSize }: ListState): PageQuestion | null {
	const order = servedOrders.find((name) => name === sort && fields[name]?.path === null);
	if (order === undefined) return null;
	const asked: Partial<Record<ServedFilter, string>> = {};
	for (const [field, values] of Object.entries(filters)) {
		const name = servedFilters.find((each) => each === field && fields[each]?.path === null);
		const isServed = (value: string) => servedValue.test(value) && value !== "null" && isPlain("option", readTest("option", value));
		if (name === undefined || !values.every(isServed)) return null;
		asked[name] = values.join(",");
	}
	return { ...asked, sort: descending ? `-${order}` : order, page: String(page), rows: String(pageSize) };
}

/** Query for a list that the server filters, sorts and pages: any state of the list. */
export type ListQuestion = Required<Pick<Query<"listRequestRows">, "sort" | "page" | "rows">> & Pick<Query<"listRequestRows">, "filters">;

/** Longest text that the server accepts in a filter. */
const longestText = 500;

/** Falls back on the list's own order if no layout shows the column that the state sorts by. */
export function listQuestion(list: ListDefinition, { filters, columns: own, sort, descending, page, pageSize }: ListState): ListQuestion {
	const isShown = [{ columns: own ?? [] }, ...list.layouts].some(({ columns }) => columns.some(({ field }) => field === sort));
	const order = isShown ? { field: sort, descending } : list.sort;
	const asked = Object.entries(filters).flatMap(([field, values]) => {
		const sound = values.map((value) => soundText(value).slice(0, longestText)).filter((value) => value !== "");
		return sound.length > 0 ? [[field, sound] as const] : [];
	});
	return {
		sort: `${order.descending ? "-" : ""}${order.field}`,
		page: String(page),
		rows: String(pageSize),
		...(asked.length > 0 ? { filters: JSON.stringify(Object.fromEntries(asked)) } : {}),
	};
}
