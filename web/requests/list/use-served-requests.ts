import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { writeTest } from "../../../engine/index.ts";
import { answeredKey } from "../../api/served-place.ts";
import type { AnsweredPage } from "../../table/served/answered-list.ts";
import { useServedList } from "../../table/served/use-served-list.ts";
import type { ListState } from "../../table/state/list-state.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { answeredRequests, answeredRows, type RequestsQuestion } from "./answered-requests.ts";
import type { RequestRow } from "./request-fields.tsx";

interface Listed {
	readonly answered: AnsweredPage<RequestsQuestion, RequestRow>;
	readonly served: boolean;
	readonly state: ListState;
}

interface Choosing {
	/** Requests are being chosen to be judged together. */
	readonly judging: boolean;
	/** The person may judge requests together at all. */
	readonly mayJudge: boolean;
}

/** The same query, limited to requests that were judged already. */
export function askJudged(question: RequestsQuestion, { filters }: Pick<ListState, "filters">): RequestsQuestion {
	return { ...question, filters: JSON.stringify({ ...filters, status: [...(filters.status ?? []), judgedAlready] }) };
}

const judgedAlready = writeTest("option", { word: "not", values: ["2"] });

/** The list as the server supplies it, and its answers about choosing rows on other pages; null if the browser has the rows. */
export function useServedRequests({ answered, served, state }: Listed, { judging, mayJudge }: Choosing) {
	const { question, page } = answered;
	const list = useServedList(answeredRequests, { answered, served, chosen: judging, rowsOf: async (answer) => answeredRows(answer) });
	const mayStart = useAccess("realisationbtn");
	const startable = useMemo(() => question && { ...question, only: "startable" as const }, [question]);
	const { data: toStart = 0 } = useNumber(startable, served && !mayJudge && mayStart);
	const judged = useMemo(() => question && askJudged(question, state), [question, state]);
	const matching = list?.matching ?? null;
	const { data: already } = useNumber(judged, served && judging && matching !== null);
	return useMemo(() => {
		if (list === null) return null;
		const left =
			already === undefined || matching === null || page === null
				? null
				: { judged: already, open: page.total - already - matching.length };
		return { list, left, startable: toStart > 0 };
	}, [list, already, matching, page, toStart]);
}

/** How many rows a query finds. */
function useNumber(question: RequestsQuestion | null, enabled: boolean) {
	const { page: _page, rows: _rows, ...asked } = question ?? {};
	return useQuery({
		queryKey: [...answeredKey("requests"), "number", asked],
		queryFn: async ({ signal }) => (await answeredRequests.getRows({ ...asked, rows: "1" }, signal)).metaData.total,
		enabled: enabled && question !== null,
		meta: { quiet: true },
	});
}
