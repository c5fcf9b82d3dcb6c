import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { isInBox, type MapBox } from "../../../engine/index.ts";
import { useCommentCounts } from "../../comments/comment-counts.ts";
import { useWithinArea } from "../../map/beside/use-within-area.ts";
import { useConnections } from "../../synchronisation/connections-read-model.ts";
import { listCategories } from "../../table/categories/table-category.ts";
import type { CountedView } from "../../table/saved-views/view-count.ts";
import { listQuestion } from "../../table/served/page-question.ts";
import { useAnsweredPage } from "../../table/served/use-answered-page.ts";
import { useListState } from "../../table/state/use-list-state.ts";
import { useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { useRequests } from "../request-collection.ts";
import { answeredRequests, answeredRows, type RequestsQuestion } from "./answered-requests.ts";
import { requestFields } from "./request-fields.tsx";
import { requestRows } from "./request-rows.ts";
import { placeOfRow } from "./row-on-map.ts";

/**
 * The list of requests at the address: its fields, tabs and rows, and the page in view as the server has it. `area`:
 * the part of the map to which it is limited; null for all.
 */
export function useListedRequests(area: MapBox | null) {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const served = tenant.listsOnServer.includes("requests");
	const query = useRequests();
	const { data } = query;
	const { processOf } = useConnections();
	const counts = useCommentCounts("request", served);
	const list = tenant.lists.requests;
	const fields = useMemo(() => requestFields(list, { tenant, codes, processOf, counts }), [list, tenant, codes, processOf, counts]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const all = useMemo(() => (data ? requestRows(data.records) : null), [data]);
	const rows = useMemo(() => {
		if (area === null || all === null) return all;
		return all.filter((row) => {
			const place = placeOfRow(row);
			return place !== null && isInBox(place, area);
		});
	}, [all, area]);
	const word = params.get("categorie") ?? "";
	const category = categories.find((each) => each.word === word) ?? categories.find((each) => each.word === "");
	const { state } = useListState(list, category?.layout);
	const key = category?.key ?? null;
	const tabs = useMemo(() => new Map(list.categories.map((each) => [each.word, each.word])), [list]);
	const within = useWithinArea(area);
	const question = useMemo((): RequestsQuestion | null => {
		// A field that a tenant defines by a path can only be read from the requests themselves.
		if (Object.values(list.fields).some(({ path }) => path !== null)) return null;
		return { ...listQuestion(list, state), ...within, ...(key === null ? {} : { category: key }) };
	}, [list, state, within, key]);
	const answered = useAnsweredPage(answeredRequests, { question, category: key, tabs, served, loaded: data, useRows: useAnsweredRows });
	const askCount = useCallback(
		async ({ state: asked, category: of, inArea = false }: CountedView, signal: AbortSignal) => {
			const place = { ...(inArea ? within : {}), ...(of === undefined ? {} : { category: of }) };
			const question = { ...listQuestion(list, asked), page: "1", rows: "1", ...place };
			return (await answeredRequests.getRows(question, signal)).metaData.total;
		},
		[list, within],
	);
	return { served, query, fields, categories, category, all, rows, state, answered, askCount };
}

function useAnsweredRows(answer: Parameters<typeof answeredRows>[0] | undefined) {
	return useMemo(() => (answer ? answeredRows(answer) : null), [answer]);
}
