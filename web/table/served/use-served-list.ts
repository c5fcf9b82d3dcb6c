import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { mostInBulk } from "../../../engine/index.ts";
import { answeredKey } from "../../api/served-place.ts";
import type { TableRow } from "../fields/table-field.ts";
import type { AnsweredList, AnsweredPage, RowsAnswer, RowsQuestion } from "./answered-list.ts";
import { pagedRows, sourcePageSize } from "./row-source.ts";
import type { ServedList } from "./served-list.ts";

export interface ChoosableList<Row> extends ServedList<Row> {
	/** Uuids of all rows that match the filters; null while unknown, or if there are more than one bulk act may cover. */
	readonly matching: readonly string[] | null;
	/** The same, fetched if not known yet. */
	readonly findMatching: () => Promise<readonly string[]>;
}

interface Served<Question, Answer, Row> {
	readonly answered: AnsweredPage<Question, Row>;
	readonly served: boolean;
	/** Rows are selected, so the screen needs to know which of them match the filters. */
	readonly chosen: boolean;
	/** Makes rows from an answer that is not cached. */
	readonly rowsOf: (answer: Answer) => Promise<readonly Row[]>;
}

const none: Readonly<Record<string, readonly string[]>> = {};
const minute = 60_000;

/** A list that the server filters, sorts and pages; null if the browser has all its rows. */
export function useServedList<Question extends RowsQuestion, Answer extends RowsAnswer, Row extends TableRow>(
	list: AnsweredList<Question, Answer>,
	{ answered, served, chosen, rowsOf }: Served<Question, Answer, Row>,
): ChoosableList<Row> | null {
	const client = useQueryClient();
	const { question, page, state, filling, retry } = answered;
	const { data: choices = none } = useQuery({
		queryKey: [...answeredKey(list.kind), "choices"],
		queryFn: async ({ signal }) =>
			Object.fromEntries(Object.entries(await list.getChoices(signal)).map(([field, values]) => [field, values.map(String)])),
		enabled: served,
		staleTime: minute,
		meta: { quiet: true },
	});
	const few = page !== null && page.total <= mostInBulk;
	const keys = useMemo(() => keysQuery(list, question), [list, question]);
	const { data: matching = null } = useQuery({ ...keys, enabled: served && chosen && few && question !== null && state === "current" });
	const findMatching = useCallback(async () => (few ? client.fetchQuery(keys) : []), [client, few, keys]);
	if (!served) return null;
	const rows = () =>
		pagedRows<Row>(page?.total ?? 0, async (number, after) => {
			if (question === null) return { rows: [], after: null };
			const place = after === null ? {} : { after };
			const answer = await list.getRows({ ...question, page: String(number), rows: String(sourcePageSize), ...place });
			return { rows: await rowsOf(answer), after: answer.metaData.after };
		});
	return { page, state, filling, retry, choices, matching: few ? matching : null, findMatching, rows };
}

function keysQuery<Question extends RowsQuestion, Answer extends RowsAnswer>(
	list: AnsweredList<Question, Answer>,
	question: Question | null,
) {
	const asked = question === null ? null : withoutPage(question);
	return queryOptions({
		queryKey: [...answeredKey(list.kind), "keys", asked],
		queryFn: ({ signal }) => (asked === null ? [] : list.getKeys(asked, signal)),
		meta: { quiet: true },
	});
}

function withoutPage<Question extends RowsQuestion>({ page: _page, rows: _rows, ...asked }: Question): Omit<Question, "page" | "rows"> {
	return asked;
}
