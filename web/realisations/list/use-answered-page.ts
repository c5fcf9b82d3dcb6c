import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { call } from "../../api/call.ts";
import { firstPageShown } from "../../api/first-page-shown.ts";
import * as operations from "../../api/generated/operations.ts";
import type { Query } from "../../api/operation.ts";
import { answeredKey } from "../../api/served-place.ts";
import { type FirstPage, listQuestion, pageQuestion } from "../../table/first-page.ts";
import type { ServedList } from "../../table/served-list.ts";
import { useListState } from "../../table/use-list-state.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import type { ListCategory } from "../../tenants/tenant-configuration.ts";
import { useSlow } from "../../ui/use-slow.ts";
import { useRealisations } from "../realisation-collection.ts";
import { realisationSource } from "../realisation-source.ts";
import type { RealisationRow } from "./realisation-row.ts";
import { useRows } from "./use-rows.ts";

/** Keys of the list's tabs that are not filter words, by the category of the server; null: every process. */
type Tabs = ReadonlyMap<string, ListCategory | null>;

export type RowsQuestion = Query<"listRealisationRows">;

interface AnsweredPage extends Pick<ServedList<RealisationRow>, "page" | "state" | "retry"> {
	/** What was asked; null where only the browser can answer it. */
	readonly question: RowsQuestion | null;
	/** Where the next page begins; null where only its number says it. */
	readonly after: string | null;
}

const minute = 60_000;

/**
 * The page that the list's address asks for, from the server: until every process has loaded, or always where the list is
 * `served`. Before everything has loaded there may be none: the address asks for what only the browser can answer, or the
 * server did not answer. What is shown then is what has loaded so far.
 */
export function useAnsweredPage(tabs: Tabs, tab: string, served: boolean): AnsweredPage {
	const list = useTenant().lists.realisations;
	const { state } = useListState(list, undefined);
	const { data: loaded } = useRealisations({ enabled: false });
	const category = tabs.get(tab) ?? null;
	const question = useMemo((): RowsQuestion | null => {
		const asked = served ? listQuestion(list, state) : pageQuestion(list, state);
		return asked && { ...asked, ...(category === null ? {} : { category }) };
	}, [served, list, state, category]);
	const enabled = question !== null && (served || (loaded?.complete !== true && loaded?.failed !== true));
	const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
		queryKey: [...answeredKey("realisations"), category, question],
		queryFn:
			question === null
				? skipToken
				: async ({ signal, client }) => {
						const page = await getPage(question, signal);
						client.setQueryData(firstPageShown(realisationSource.key[0]).queryKey, true);
						return page;
					},
		enabled,
		// Whoever comes back from a process sees what was saved there.
		staleTime: 0,
		gcTime: minute,
		retry: false,
		structuralSharing: false,
		// Another page of the same tab is there in a moment; of another tab not even the columns say the same.
		placeholderData: served ? keepPreviousData : (former, query) => (query?.queryKey[2] === category ? former : undefined),
		meta: { quiet: true },
	});
	const records = useMemo(() => data?.data.map(realisationSource.keep), [data]);
	const rows = useRows(records);
	const page = useMemo((): FirstPage<RealisationRow> | null => {
		if (!enabled || data === undefined || rows === null) return null;
		const { matching, matchingAll, total, all } = data.metaData;
		const countOf = (each: ListCategory | null) => (each === null ? matchingAll : matching[each]);
		return { rows, total, all, counts: new Map([...tabs].map(([key, each]) => [key, countOf(each)])) };
	}, [enabled, data, rows, tabs]);
	// A question that fails leaves the answer of the one before it.
	const last = useRef(page);
	if (page !== null) last.current = page;
	const shown = served ? last.current : page;
	const isCurrent = page !== null && !isPlaceholderData && !isError;
	const slow = useSlow(!isCurrent && isFetching);
	return {
		page: shown,
		question,
		after: data?.metaData.after ?? null,
		state: isCurrent ? "current" : isFetching ? (slow ? "slow" : "asking") : isError ? "failed" : "asking",
		retry: () => void refetch(),
	};
}

/** A page behind the last one is answered as the last. */
async function getPage(question: RowsQuestion, signal: AbortSignal) {
	const answer = await getRows(question, signal);
	const last = Math.ceil(answer.metaData.total / Number(question.rows));
	if (answer.data.length > 0 || last === 0 || Number(question.page) <= last) return answer;
	return getRows({ ...question, page: String(last) }, signal);
}

export const getRows = (question: RowsQuestion, signal?: AbortSignal) => call(operations.listRealisationRows, { query: question, signal });
