import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { firstPageShown } from "../../api/first-page-shown.ts";
import { isFillingRefusal } from "../../api/problem-of.ts";
import { answeredKey } from "../../api/served-place.ts";
import { useSlow } from "../../ui/use-slow.ts";
import type { AnsweredList, AnsweredPage, RowsAnswer, RowsQuestion } from "./answered-list.ts";
import { fillingProgress, refetchWhileFilling } from "./filling-progress.ts";
import type { FirstPage } from "./served-list.ts";

interface Asked<Question, Answer, Row> {
	/** Null where only the browser can answer it. */
	readonly question: Question | null;
	/** What the server calls the tab in view, and each of them by its key; null: every row. */
	readonly category: string | null;
	readonly tabs: ReadonlyMap<string, string | null>;
	readonly served: boolean;
	/** What the browser has of the list by itself. */
	readonly loaded: { readonly complete: boolean; readonly failed: boolean } | undefined;
	/** Rows of an answer; null until they can be made. */
	readonly useRows: (answer: Answer | undefined) => readonly Row[] | null;
}

const minute = 60_000;

/**
 * The page that a list's address asks for, from the server: until every record has loaded, or always where the list is
 * `served`. Before everything has loaded there may be none: the address asks for what only the browser can answer, or the
 * server did not answer. What is shown then is what has loaded so far.
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
		// Coming back from a record, one sees what was saved there.
		staleTime: 0,
		gcTime: minute,
		retry: false,
		// Comments change without their record.
		refetchInterval: served ? (query) => refetchWhileFilling(query) || 5 * minute : false,
		structuralSharing: false,
		// Another page of the same tab is there in a moment; of another tab not even the columns say the same.
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
	// A question that fails leaves the answer of the one before it.
	const last = useRef(page);
	if (page !== null) last.current = page;
	const shown = served ? last.current : page;
	const isCurrent = page !== null && !isPlaceholderData && !isError;
	const slow = useSlow(!isCurrent && isFetching);
	const filling = served ? fillingProgress({ data: isPlaceholderData ? undefined : data, error }) : null;
	const isFilled = filling === null && isCurrent;
	const wasFilling = useRef(false);
	useEffect(() => {
		// What could not be asked before: choices, the rest of a selection, places on a map.
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

/** A page behind the last one is answered as the last. */
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
