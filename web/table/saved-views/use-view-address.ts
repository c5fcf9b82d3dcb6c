import { useLocation, useNavigate } from "react-router";
import type { ListDefinition } from "../../../engine/index.ts";
import type { TableCategory } from "../categories/table-category.ts";
import { type ListState, writeListState } from "../state/list-state.ts";

type Tab = Pick<TableCategory<never>, "path" | "word" | "layout">;

interface ViewAddress {
	/** What a view stores of the list: the tab's word in the path, if any, and the query. */
	readonly searchOf: (state: ListState) => string;
	/** Address of what a view stores. A word that no longer belongs to a tab keeps the current tab. */
	readonly addressOf: (search: string) => string;
	readonly open: (search: string) => void;
}

/** Converts between a list's address and what a view stores of it, which is independent of personal preferences. */
export function useViewAddress(list: ListDefinition, tabs: readonly Tab[], tab: Tab | undefined): ViewAddress {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const addressOf = (search: string) => {
		const [word = "", query = ""] = search.split("?", 2);
		const path = tabs.find((each) => word !== "" && wordOf(each) === word)?.path ?? pathname;
		return query === "" ? path : `${path}?${query}`;
	};
	return {
		// The layout is always included, unless it is the tab's own: other people may prefer another. The page size is
		// personal and left out.
		searchOf: (state) =>
			`${wordOf(tab)}?${writeListState({ ...state, page: 1 }, list, { pageSize: state.pageSize, layout: tab?.layout ?? "", columns: null })}`,
		addressOf,
		open: (search) => void navigate(addressOf(search)),
	};
}

/** The tab's word in the path; "" if the query says which tab it is. */
function wordOf(tab: Tab | undefined): string {
	return tab?.path && tab.word === "" ? tab.path.slice(tab.path.lastIndexOf("/")) : "";
}
