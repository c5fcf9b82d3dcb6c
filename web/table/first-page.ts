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
} from "../../engine/index.ts";
import type { Query } from "../api/operation.ts";
import type { ListState } from "./list-state.ts";

/** One page of a list as the server gives it, before every row has loaded. */
export interface FirstPage<Row> {
	/** Rows of the page, in order. */
	readonly rows: readonly Row[];
	/** Number of rows of the tab with the filters, on all pages. */
	readonly total: number;
	/** Number of rows without tab and filters. */
	readonly all: number;
	/** Number of rows with the filters, by the key of each tab. */
	readonly counts: ReadonlyMap<string, number>;
}

/** What the server is asked for such a page; the names are those of the call. */
export type PageQuestion = Readonly<Partial<Record<ServedFilter, string>>> & {
	readonly sort: ServedOrder | `-${ServedOrder}`;
	readonly page: string;
	readonly rows: string;
};

/**
 * The question that a list's state asks; null for a state that only the browser can show. A filter on a field of the
 * list's own, by its path, is the browser's too, whatever its name.
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

/** What a server that keeps the records is asked: anything that the list can show. */
export type ListQuestion = Required<Pick<Query<"listRequestRows">, "sort" | "page" | "rows">> & Pick<Query<"listRequestRows">, "filters">;

/** Longest text that the server looks for. */
const longestText = 500;

/** A layout that there is not shows no rows; they are asked for in the list's own order. */
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

interface LoadedView<Row> {
	readonly shown: readonly Row[];
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
}

/** What a list draws of its page. */
interface PageNow<Row> {
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
	/** Number of rows without tab and filters. */
	readonly total: number;
	/** Number of rows with them. */
	readonly shownCount: number;
	/** More rows may follow. */
	readonly partial: boolean;
}

/** The page from the server while there is one, of what has loaded otherwise. `loading`: null once all rows are there. */
export function pageNow<Row>(
	{ shown, visible, page, pages }: LoadedView<Row>,
	all: readonly Row[],
	loading: string | null,
	state: Pick<ListState, "page" | "pageSize">,
	first: FirstPage<Row> | null,
): PageNow<Row> {
	if (first === null) return { visible, page, pages, total: all.length, shownCount: shown.length, partial: loading !== null };
	const last = Math.max(1, Math.ceil(first.total / state.pageSize));
	return {
		visible: first.rows,
		page: Math.min(state.page, last),
		pages: last,
		total: first.all,
		shownCount: first.total,
		partial: false,
	};
}
