import type { FirstPage } from "./served/served-list.ts";
import type { ListState } from "./state/list-state.ts";

interface LoadedView<Row> {
	readonly shown: readonly Row[];
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
}

interface ShownPage<Row> {
	readonly visible: readonly Row[];
	readonly page: number;
	readonly pages: number;
	/** Number of rows without tab and filters. */
	readonly total: number;
	/** Number of rows in the tab that match the filters. */
	readonly shownCount: number;
	/** More rows may follow. */
	readonly partial: boolean;
}

/**
 * The page from the server if there is one, otherwise that of the loaded rows. `all`: the number of loaded rows, also outside the part of the
 * map to which the list is limited. `loading`: null once all rows are there.
 */
export function shownPage<Row>(
	{ shown, visible, page, pages }: LoadedView<Row>,
	all: number,
	loading: string | null,
	state: Pick<ListState, "page" | "pageSize">,
	first: FirstPage<Row> | null,
): ShownPage<Row> {
	if (first === null) return { visible, page, pages, total: all, shownCount: shown.length, partial: loading !== null };
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
