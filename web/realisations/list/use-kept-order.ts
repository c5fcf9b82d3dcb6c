import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepListOrder, type RowsBeyond } from "../../table/list-order.ts";
import { getRows, type RowsQuestion, type useAnsweredPage } from "./use-answered-page.ts";

/**
 * Keeps the order for whoever goes through the list on the pages of its processes: of all rows once they are in the
 * browser (`loaded`), until then and in a list of the server's of the page in view and what is asked for beyond it.
 */
export function useKeptOrder(loaded: readonly string[], { page, question, state, after }: ReturnType<typeof useAnsweredPage>): void {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	useEffect(() => {
		if (page === null || question === null) return keepListOrder("realisations", loaded, address);
		// What is in view still answers the question before this one.
		if (state !== "current") return;
		const { total } = page;
		const rows = Number(question.rows);
		// A page behind the last one is answered as the last.
		const number = Math.max(1, Math.min(Number(question.page), Math.ceil(total / rows)));
		const uuids = page.rows.map(({ key }) => key);
		keepListOrder("realisations", uuids, address, { before: (number - 1) * rows, total, beyond: rowsBeyond(question, number, after) });
	}, [loaded, page, question, state, after, address]);
}

/** `after`: the place of the last row of page `number`; rows that leave the list meanwhile then hide no other. */
function rowsBeyond(question: RowsQuestion, number: number, after: string | null): RowsBeyond {
	let [first, last, place] = [number, number, after];
	const ask = async (page: number, from: string | null) => {
		const { data, metaData } = await getRows({ ...question, page: String(page), ...(from === null ? {} : { after: from }) });
		return { uuids: data.map(({ uuid }) => uuid), after: metaData.after };
	};
	return {
		before: async () => {
			const asked = first - 1;
			const { uuids } = await ask(asked, null);
			first = asked;
			return uuids;
		},
		after: async () => {
			const asked = last + 1;
			const found = await ask(asked, place);
			[last, place] = [asked, found.after];
			return found.uuids;
		},
	};
}
