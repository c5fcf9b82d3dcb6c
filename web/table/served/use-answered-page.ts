import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { firstPageShown } from "../../api/first-page-shown.ts";
import { isFillingRefusal } from "../../api/problem-of.ts";
import { answeredKey } from "../../api/served-place.ts";
import { useSlow } from "../../ui/time/use-slow.ts";
import type { AnsweredList, AnsweredPage, RowsAnswer, RowsQuestion } from "./answered-list.ts";
import { fillingProgress, refetchWhileFilling } from "./filling-progress.ts";
import type { FirstPage } from "./served-list.ts";

interface Asked<Question, Answer, Row> {
	/** Null if only the browser can answer it. */
	readonly question: Question | null;
	/** The server's name of the current tab, and of each tab by its key; null for a tab with every row. */
	readonly category: string | null;
	readonly tabs: ReadonlyMap<string, string | null>;
	readonly served: boolean;
	/** State of the collection that the browser loads by itself. */
	readonly loaded: { readonly complete: boolean; readonly failed: boolean } | undefined;
	/** Makes rows from an answer; null until that is possible. */
	readonly useRows: (answer: Answer | undefined) => readonly Row[] | null;
}

const minute = 60_000;

/**
 * Fetches the page that a list's address asks for: until every record has loaded, or always if the list is `served`. While
 * records are loading there may be no page, because only the browser can answer the query or because the request failed;
 * the list then shows the records loaded so far.
 */
export function useAnsweredPage<Question extends RowsQuestion, Answer extends RowsAnswer, Row>(
	list: AnsweredList<Question, Answer>,
	{ question, category, tabs, served, loaded, useRows }: Asked<Question, Answer, Row>,
): AnsweredPage<Question, Row> {
	const enabled = question !== null && (served || (loaded?.complete !== true && loaded?.failed !== true));
	const client = useQueryClient();
	const { data, dataUpdatedAt, isPlaceholderData, isError, error, isFetching, refetch } = useQuery({
		queryKey: [...answeredKey(list.kind), category, question] as const,
		queryFn:
			question === null
				? skipToken
				: async ({ signal }) => {
						const page = await getPage(list, question, signal);
						client.setQueryData(firstPageShown(list.kind).queryKey, true);
						return page;
					},
		enabled,
		// So that people who return from a record see what they saved there.
		staleTime: 0,
		gcTime: minute,
		retry: false,
		// New comments don't change the record they belong to.
		refetchInterval: served ? (query) => refetchWhileFilling(query) || 5 * minute : false,
		structuralSharing: false,
		// Keeps the previous page only within the same tab: another tab may even have other columns.
		placeholderData: served ? keepPreviousData : (former, query) => (query?.queryKey[2] === category ? former : undefined),
		meta: { quiet: true },
	});
	const rows = useRows(data);
	const page = useMemo((): FirstPage<Row> | null => {
		if (!enabled || data === undefined || rows === null) return null;
		const { matching, matchingAll, total, all } = data.metaData;
		const countOf = (each: string | null) => (each === null ? matchingAll : (matching[each] ?? 0));
		return { rows, total, all, counts: new Map([...tabs].map(([key, each]) => [key, countOf(each)])) };
	}, [enabled, data, rows, tabs]);
	// If a request fails, the previous answer stays on screen.
	const last = useRef(page);
	if (page !== null) last.current = page;
	const shown = served ? last.current : page;
	const isCurrent = page !== null && !isPlaceholderData && !isError;
	const slow = useSlow(!isCurrent && isFetching);
	const filling = served ? fillingProgress({ data: isPlaceholderData ? undefined : data, error }) : null;
	const isFilled = filling === null && isCurrent;
	const wasFilling = useRef(false);
	useEffect(() => {
		// Refetches what was refused before: choices, the other selected rows, places on a map.
		if (isFilled && wasFilling.current) void client.invalidateQueries({ queryKey: answeredKey(list.kind) });
		if (filling !== null || isFilled) wasFilling.current = filling !== null;
	}, [client, list.kind, filling, isFilled]);
	const waiting = slow ? "slow" : "asking";
	const failed = isFillingRefusal(error) ? "filling" : isFetching ? waiting : "failed";
	return {
		page: shown,
		question,
		after: data?.metaData.after ?? null,
		at: dataUpdatedAt,
		state: isCurrent ? "current" : isError ? failed : isFetching ? waiting : "asking",
		filling,
		retry: () => void refetch(),
	};
}

/** For a page number past the end, fetches the last page. */
async function getPage<Question extends RowsQuestion, Answer extends RowsAnswer>(
	{ getRows }: AnsweredList<Question, Answer>,
	question: Question,
	signal: AbortSignal,
): Promise<Answer> {
	const answer = await getRows(question, signal);
	const last = Math.ceil(answer.metaData.total / Number(question.rows));
	if (answer.data.length > 0 || last === 0 || Number(question.page) <= last) return answer;
	return getRows({ ...question, page: String(last) }, signal);
}
