import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { answeredKey } from "../../api/served-place.ts";
import type { ListPlace } from "../../table/neighbours/list-order.ts";
import { usePlaceInList } from "../../table/neighbours/use-place-in-list.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { nextOpen, shownRequests } from "../next-open.ts";
import { useRequests } from "../request-collection.ts";
import { requestQueries } from "../request-queries.ts";

/** The requests that have been open longest; two, since one of them may be on screen. */
const longestOpen = { filters: JSON.stringify({ status: ["2"] }), sort: "submitted", rows: "2" };

/** A request's place in the list as last shown, and the open request to go to next. */
export function useNeighbours(uuid: string): { readonly place: ListPlace | null; readonly next: string | null } {
	const client = useQueryClient();
	const place = usePlaceInList("requests", uuid);
	const served = useTenant().listsOnServer.includes("requests");
	const { data: loaded } = useRequests();
	const { data: waiting } = useQuery({
		queryKey: [...answeredKey("requests"), "longest open"],
		queryFn: async ({ signal }) => (await call(operations.listRequestRows, { query: longestOpen, signal })).data,
		enabled: served,
		staleTime: 0,
		meta: { quiet: true },
	});
	const next = useMemo(() => {
		if (!served) return nextOpen(uuid, loaded?.records ?? []);
		// A request that has been judged meanwhile is taken as it is now.
		const known = [...(waiting ?? []), ...shownRequests()];
		return nextOpen(
			uuid,
			known.map((request) => client.getQueryData(requestQueries.one(request.uuid).queryKey) ?? request),
		);
	}, [served, uuid, loaded, waiting, client]);
	return { place, next };
}
