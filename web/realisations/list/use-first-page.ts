import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";
import { firstPageShown } from "../../api/first-page-shown.ts";
import * as operations from "../../api/generated/operations.ts";
import { type FirstPage, type PageQuestion, pageQuestion } from "../../table/first-page.ts";
import { useListState } from "../../table/use-list-state.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { ListCategory } from "../../tenants/tenant-configuration.ts";
import { useRealisations } from "../realisation-collection.ts";
import { realisationSource } from "../realisation-source.ts";
import type { RealisationRow } from "./realisation-row.ts";
import { useRows } from "./use-rows.ts";

/** Keys of the list's tabs that are not filter words, by the category of the server; null: every process. */
type Tabs = ReadonlyMap<string, ListCategory | null>;

const minute = 60_000;

/**
 * The page that the list's address asks for, from the server, until every process has loaded. Null when there is none:
 * everything is there, the address asks for what only the browser can answer, or the server did not answer. What is
 * shown then is what has loaded so far.
 */
export function useFirstPage(tabs: Tabs, tab: string): FirstPage<RealisationRow> | null {
	const list = useTenant().lists.realisations;
	const { state } = useListState(list, undefined);
	const { data: loaded } = useRealisations({ enabled: false });
	const category = tabs.get(tab) ?? null;
	const question = pageQuestion(list, state);
	const enabled = question !== null && loaded?.complete !== true && loaded?.failed !== true;
	const { data } = useQuery({
		queryKey: ["first page", "realisations", category, question],
		queryFn: question === null ? skipToken : ({ signal, client }) => getPage(client, question, category, signal),
		enabled,
		// Whoever comes back from a process sees what was saved there.
		staleTime: 0,
		gcTime: minute,
		retry: false,
		structuralSharing: false,
		// Another page of the same tab is there in a moment; of another tab not even the columns say the same.
		placeholderData: (former, query) => (query?.queryKey[2] === category ? former : undefined),
		meta: { quiet: true },
	});
	const records = useMemo(() => data?.data.map(realisationSource.keep), [data]);
	const rows = useRows(records);
	return useMemo(() => {
		if (!enabled || data === undefined || rows === null) return null;
		const { matching, matchingAll, total, all } = data.metaData;
		// An address may ask for a page behind the last one.
		if (rows.length === 0 && total > 0) return null;
		const countOf = (each: ListCategory | null) => (each === null ? matchingAll : matching[each]);
		return { rows, total, all, counts: new Map([...tabs].map(([key, each]) => [key, countOf(each)])) };
	}, [enabled, data, rows, tabs]);
}

async function getPage(client: QueryClient, question: PageQuestion, category: ListCategory | null, signal: AbortSignal) {
	const page = await call(operations.listRealisationRows, { query: { ...question, ...(category === null ? {} : { category }) }, signal });
	client.setQueryData(firstPageShown(realisationSource.key[0]).queryKey, true);
	return page;
}
