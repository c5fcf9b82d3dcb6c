import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { ChargingLocation } from "./charging-location.ts";
import { allChargingLocations } from "./charging-locations-query.ts";

/** Refetches one charging location and updates every list that holds it. Rejects if the call fails. */
export async function refreshLocation(client: QueryClient, uuid: string): Promise<void> {
	const { data: fresh } = await call(operations.getLocation, { params: { uuid } });
	client.setQueriesData<readonly ChargingLocation[]>({ queryKey: allChargingLocations }, (known) =>
		known?.map((location) => (location.uuid === uuid ? fresh : location)),
	);
}
