import { useEffect } from "react";
import { useLocation } from "react-router";
import type { TableRow } from "../fields/table-field.ts";
import type { AnsweredList, AnsweredPage, RowsAnswer, RowsQuestion } from "../served/answered-list.ts";
import { keepListOrder, type OrderedList } from "./list-order.ts";

/**
 * Keeps the order of the list, so that people can go from record to record. It covers all rows once they are in the
 * browser (`loaded`); before that, and if the server pages the list, the current page and the pages fetched beyond it.
 */
export function useKeptOrder<Question extends RowsQuestion, Answer extends RowsAnswer, Row extends TableRow>(
	list: AnsweredList<Question, Answer, OrderedList>,
	loaded: readonly string[],
	{ page, question, state, after }: Pick<AnsweredPage<Question, Row>, "page" | "question" | "state" | "after">,
): void {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	useEffect(() => {
		if (page === null || question === null) return keepListOrder(list.kind, loaded, address);
		// The rows in view still answer the previous question.
		if (state !== "current") return;
		const { total } = page;
		const rows = Number(question.rows);
		// For a page number past the end, the last page is returned.
		const number = Math.max(1, Math.min(Number(question.page), Math.ceil(total / rows)));
		const uuids = page.rows.map(({ key }) => key);
		const ask = async (page: number, from: string | null) => {
			const { data, metaData } = await list.getRows({ ...question, page: String(page), ...(from === null ? {} : { after: from }) });
			return { uuids: data.map(({ uuid }) => uuid), after: metaData.after };
		};
		const beyond = { first: number, last: number, after, ask };
		keepListOrder(list.kind, uuids, address, { before: (number - 1) * rows, total, beyond });
	}, [list, loaded, page, question, state, after, address]);
}
