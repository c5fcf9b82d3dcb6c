import type { QueryClient } from "@tanstack/react-query";
import { pathOf, request } from "../api/request.ts";
import type { ChargingLocation } from "./charging-location.ts";
import { allChargingLocations } from "./charging-locations-query.ts";

/** Fetches one charging location anew, for every list that holds it. Rejects when it does not come. */
export async function refreshLocation(client: QueryClient, uuid: string): Promise<void> {
	const { data: fresh } = await request<ChargingLocation>({ method: "GET", path: pathOf`charging-point-locations/${uuid}` });
	client.setQueriesData<readonly ChargingLocation[]>({ queryKey: allChargingLocations }, (known) =>
		known?.map((location) => (location.uuid === uuid ? fresh : location)),
	);
}
