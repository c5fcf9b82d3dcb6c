import { useEffect, useMemo } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import { useRights } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { categoryCounts } from "./categories/table-category.ts";
import { drawnColumns } from "./columns/drawn-columns.ts";
import type { TableRow } from "./fields/table-field.ts";
import { drawnFilters } from "./filters/filter-choices.ts";
import { filterSentences } from "./filters/filter-sentences.ts";
import type { ListScreenProps } from "./list-screen-props.ts";
import { shownPage } from "./shown-page.ts";
import { changeListState } from "./state/list-state.ts";
import { useListState } from "./state/use-list-state.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

const nothing: readonly never[] = [];

export type ShownList<Row extends TableRow> = ReturnType<typeof useShownList<Row>>;

/** What a list screen shows: the rows and their number, the columns, the filters and the tabs. */
export function useShownList<Row extends TableRow>(props: ListScreenProps<Row>) {
	const { list, fields, rows, occurring: whole = rows, categories, category: key, loading = null, served = null } = props;
	const { complete = loading === null, first = served?.page ?? null, onShown } = props;
	const category = categories.find((each) => each.key === key);
	const { state, settings, own, keep, change, queryOf } = useListState(list, category?.layout);
	const all = rows ?? nothing;
	const view = useVisibleRows(all, fields, state, category);
	const { matching, shown } = view;
	const paged = shownPage(view, (whole ?? nothing).length, loading, state, first);
	useEffect(() => onShown?.(shown), [onShown, shown]);
	const layouts = useLayouts(list);
	const layout = layouts.find(({ name }) => name === state.layout);
	const chosen = useMemo(() => drawnColumns((layout && state.columns) ?? nothing, fields, true), [layout, state.columns, fields]);
	const usualColumns = useMemo(() => drawnColumns(layout?.columns ?? nothing, fields), [layout, fields]);
	const isOwn = chosen.length > 0;
	const occurring = served?.choices ?? whole ?? nothing;
	const isWhole = served !== null || (whole !== null && complete);
	const filters = useMemo(() => drawnFilters(list.filters, fields, occurring, isWhole), [list, fields, occurring, isWhole]);
	const sentenceOf = useMemo(() => filterSentences(fields, filters, occurring, isWhole), [fields, filters, occurring, isWhole]);
	const loaded = useMemo(() => categoryCounts(categories, matching), [categories, matching]);
	const counts = first?.counts ?? loaded;
	usePageTitle(category ? `${list.label}: ${category.label}` : list.label);

	// A layout that belongs to a tab stays with it; an explicitly chosen one carries over.
	const usual = state.layout === (category?.layout ?? settings.layout) ? settings.layout : state.layout;
	const tabs = categories.map((each) => ({
		key: each.key,
		label: each.label,
		to: `${each.path ?? ""}${queryOf(
			changeListState(state, {
				category: each.word,
				layout: each.layout ?? usual,
				columns: each.layout === category?.layout ? state.columns : each.layout === undefined ? own : null,
			}),
			each.layout,
		)}`,
		count: rows === null && first === null ? null : (counts.get(each.key) ?? 0),
		here: each === category,
	}));
	return {
		...paged,
		...{ category, state, settings, keep, change, shown, layouts, layout, isOwn, filters, sentenceOf, tabs },
		columns: isOwn ? chosen : usualColumns,
		/** Fields and widths of the columns, in order. */
		drawnBy: (isOwn ? state.columns : layout?.columns) ?? nothing,
		choicesOfField: (field: string) => drawnFilters([{ field }], fields, occurring)[0]?.choices ?? nothing,
		hasRows: rows !== null || first !== null,
		/** Says that the request takes longer than usual; null if it doesn't. */
		asking: served?.state === "slow" ? text("table.asking") : null,
		/** The rows shown still answer an earlier query. */
		former: served !== null && served.state !== "current",
	};
}

/** The layouts of a list that this person may use, in order. */
function useLayouts({ layouts }: Pick<ListDefinition, "layouts">): ListDefinition["layouts"] {
	const rights = useRights();
	return useMemo(() => layouts.filter(({ access }) => access === null || rights.has(access)), [layouts, rights]);
}
