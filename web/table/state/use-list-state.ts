import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListDefinition } from "../../../engine/index.ts";
import { useChangeQuery } from "../../ui/pages/use-change-query.ts";
import { readColumns, writeColumns } from "../columns/own-columns.ts";
import { type ChangeList, changeListState, type ListState, type OwnChoices, readListState, writeListState } from "./list-state.ts";
import { type TableSettings, useTableSettings } from "./table-settings.ts";

interface ListAddress {
	readonly state: ListState;
	readonly settings: TableSettings;
	/** The person's own columns, used if the address names none; null if there are none. */
	readonly own: ListState["columns"];
	readonly keep: (part: Partial<TableSettings>) => void;
	readonly change: ChangeList;
	/** Query string with its question mark; "" if there is nothing to say. `layout`: the tab's own layout. */
	readonly queryOf: (state: ListState, layout?: string) => string;
}

/** A list's state in the address, completed with the person's preferences. `layout`: of the current tab. */
export function useListState(list: ListDefinition, layout: string | undefined): ListAddress {
	const [params] = useSearchParams();
	const changeQuery = useChangeQuery();
	const [settings, keep] = useTableSettings(list);
	const own = useMemo(() => ownChoices(list, settings, layout), [list, settings, layout]);
	const state = useMemo(() => readListState(params, list, own), [params, list, own]);
	return {
		state,
		settings,
		own: ownChoices(list, settings, undefined).columns,
		keep,
		change: (change, replace = false) =>
			changeQuery(
				(newest) => {
					const now = readListState(newest, list, own);
					const part = typeof change === "function" ? change(now) : change;
					const { pageSize, layout: other, columns } = part;
					const liked = {
						...(pageSize === undefined ? {} : { pageSize }),
						...(other === undefined || layout !== undefined ? {} : { layout: other }),
						...(columns === undefined || layout !== undefined ? {} : { columns: columns && writeColumns(columns, list) }),
					};
					if (Object.keys(liked).length > 0) keep(liked);
					return withBeside(writeListState(changeListState(now, part), list, ownChoices(list, { ...settings, ...liked }, layout)), newest);
				},
				{ replace, preventScrollReset: true },
			),
		queryOf: (other, itsLayout) => {
			const query = withBeside(writeListState(other, list, ownChoices(list, settings, itsLayout)), params);
			return query.size > 0 ? `?${query}` : "";
		},
	};
}

/** A tab with its own layout starts with the columns of that layout. */
function ownChoices(list: ListDefinition, { pageSize, layout, columns }: TableSettings, ofTab: string | undefined): OwnChoices {
	return { pageSize, layout: ofTab ?? layout, columns: ofTab === undefined && columns !== null ? readColumns(columns, list) : null };
}

/** Parameters in the address for the map beside a list: whether it is shown, and the area that is listed. */
const besideWords = ["beeld", "gebied"] as const;

/** The list's query, with the parameters for the map carried over unchanged. */
function withBeside(list: URLSearchParams, address: URLSearchParams): URLSearchParams {
	for (const word of besideWords) {
		const value = address.get(word);
		if (value !== null) list.set(word, value);
	}
	return list;
}
