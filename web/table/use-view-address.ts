import { useLocation, useNavigate } from "react-router";
import type { ListDefinition } from "../../engine/index.ts";
import { type ListState, writeListState } from "./list-state.ts";
import type { TableCategory } from "./table-category.ts";

type Tab = Pick<TableCategory<never>, "path" | "word" | "layout">;

export interface ViewAddress {
	/** What a view keeps of the list: the word of its tab in the path, if it has one, and the query. */
	readonly searchOf: (state: ListState) => string;
	/** Address of what a view keeps. A word that no tab has any more stays where somebody is. */
	readonly addressOf: (search: string) => string;
	readonly open: (search: string) => void;
}

/** Between a list's address and what a view keeps of it, which is the same for everybody, whatever they like themselves. */
export function useViewAddress(list: ListDefinition, tabs: readonly Tab[], tab: Tab | undefined): ViewAddress {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const addressOf = (search: string) => {
		const [word = "", query = ""] = search.split("?", 2);
		const path = tabs.find((each) => word !== "" && wordOf(each) === word)?.path ?? pathname;
		return query === "" ? path : `${path}?${query}`;
	};
	return {
		// The layout is always said, unless the tab has one of its own: somebody else may like another. Rows a page are nobody else's business.
		searchOf: (state) =>
			`${wordOf(tab)}?${writeListState({ ...state, page: 1 }, list, { pageSize: state.pageSize, layout: tab?.layout ?? "" })}`,
		addressOf,
		open: (search) => void navigate(addressOf(search)),
	};
}

/** The tab's word in the path; "" when the query says which tab it is. */
function wordOf(tab: Tab | undefined): string {
	return tab?.path && tab.word === "" ? tab.path.slice(tab.path.lastIndexOf("/")) : "";
}
