import { useMemo } from "react";
import { answeredKey } from "../api/served-place.ts";
import SavedViews from "../views/SavedViews.tsx";
import type { ViewCounting } from "../views/ViewCount.tsx";
import type { TableCategory } from "./categories/table-category.ts";
import type { TableRow } from "./fields/table-field.ts";
import type { ListScreenProps } from "./list-screen-props.ts";
import { useViewAddress } from "./saved-views/use-view-address.ts";
import { countView, parseView } from "./saved-views/view-count.ts";
import type { ShownList } from "./use-shown-list.ts";

export interface ListViewsProps<Row extends TableRow> {
	readonly screen: ListScreenProps<Row>;
	readonly view: ShownList<Row>;
}

/** The saved views of a list, loaded after the list itself. */
export default function ListViews<Row extends TableRow>({ screen, view }: ListViewsProps<Row>) {
	const { list, categories } = screen;
	const { category, state } = view;
	const { searchOf, addressOf, open } = useViewAddress(list, categories, category);
	const counting = useViewCounting(screen, category);
	return <SavedViews list={list.name} search={searchOf(state)} addressOf={addressOf} open={open} counting={counting} />;
}

const nothing: readonly never[] = [];

/** How many rows a saved view shows, as far as the browser knows or the server says. */
function useViewCounting<Row extends TableRow>(
	{ list, fields, rows, categories, loading = null, served = null, unloaded = nothing, askCount }: ListScreenProps<Row>,
	category: TableCategory<Row> | undefined,
): ViewCounting {
	const isServed = served !== null;
	return useMemo((): ViewCounting => {
		const asked = (search: string) => parseView(search, list, categories, category);
		return {
			here: (search) => (rows === null ? null : countView(asked(search), { rows, fields, categories, unloaded })),
			// While rows are loading, the page on screen is already being requested.
			ask: askCount && (rows !== null || isServed) ? (search, signal) => askCount(asked(search), signal) : null,
			key: answeredKey(list.name),
			partial: rows === null ? !isServed : loading !== null,
		};
	}, [list, categories, category, rows, fields, unloaded, askCount, isServed, loading]);
}
