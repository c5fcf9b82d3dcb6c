import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepListOrder } from "../../table/list-order.ts";
import type { useAnsweredPage } from "./use-answered-page.ts";

/**
 * Keeps the order for whoever goes through the list on the pages of its processes: of all rows once they are in the
 * browser (`loaded`), until then and in a list of the server's of the page in view.
 */
export function useKeptOrder(loaded: readonly string[], { page, question }: ReturnType<typeof useAnsweredPage>): void {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	useEffect(() => {
		if (page === null || question === null) return keepListOrder("realisations", loaded, address);
		const before = (Number(question.page) - 1) * Number(question.rows);
		const uuids = page.rows.map(({ key }) => key);
		keepListOrder("realisations", uuids, address, { before, total: page.total });
	}, [loaded, page, question, address]);
}
