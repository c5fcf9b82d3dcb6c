import { queryOptions } from "@tanstack/react-query";
import { pathOf, request } from "../api/request.ts";
import type { Monitoring } from "./occupancy.ts";

/** What is known of a charging location, asked from the page of a request; null when nothing is. */
export function monitoringQuery(requestUuid: string, locationUuid: string) {
	return queryOptions({
		queryKey: ["monitoring", requestUuid, locationUuid],
		queryFn: async ({ signal }) => {
			const path = pathOf`charging-point-requests/${requestUuid}/monitoring/${locationUuid}`;
			return (await request<Monitoring | null>({ method: "GET", path, signal })).data;
		},
		// Its figures are of whole months.
		staleTime: 10 * 60_000,
		// The window says itself that it failed.
		meta: { quiet: true },
	});
}
