import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { ListDefinition } from "../../engine/index.ts";
import { withBeside } from "./beside-list.ts";
import { changeListState, type ListState, type OwnChoices, readListState, writeListState } from "./list-state.ts";
import { type TableSettings, useTableSettings } from "./table-settings.ts";

interface ListAddress {
	readonly state: ListState;
	readonly settings: TableSettings;
	readonly keep: (part: Partial<TableSettings>) => void;
	/** `replace`: adds no history entry. */
	readonly change: (part: Partial<ListState>, replace?: boolean) => void;
	/** Query string with its question mark; "" if there is nothing to say. `layout`: the tab's own layout. */
	readonly queryOf: (state: ListState, layout?: string) => string;
}

/** A list's state in the address, completed with the person's preferences. `layout`: of the current tab. */
export function useListState(list: ListDefinition, layout: string | undefined): ListAddress {
	const [params, setParams] = useSearchParams();
	const [settings, keep] = useTableSettings(list);
	const own = useMemo(() => ownChoices(settings, layout), [settings, layout]);
	const state = useMemo(() => readListState(params, list, own), [params, list, own]);
	return {
		state,
		settings,
		keep,
		change: (part, replace = false) => {
			const liked = {
				...(part.pageSize === undefined ? {} : { pageSize: part.pageSize }),
				...(part.layout === undefined || layout !== undefined ? {} : { layout: part.layout }),
			};
			if (Object.keys(liked).length > 0) keep(liked);
			setParams((before) => withBeside(writeListState(changeListState(state, part), list, { ...own, ...liked }), before), {
				replace,
				preventScrollReset: true,
			});
		},
		queryOf: (other, itsLayout) => {
			const query = writeListState(other, list, ownChoices(settings, itsLayout));
			return query.size > 0 ? `?${query}` : "";
		},
	};
}

function ownChoices({ pageSize, layout }: TableSettings, ofTab: string | undefined): OwnChoices {
	return { pageSize, layout: ofTab ?? layout };
}
