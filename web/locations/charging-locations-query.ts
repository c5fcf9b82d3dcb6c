import { queryOptions } from "@tanstack/react-query";
import { type Answer, request } from "../api/request.ts";
import type { ChargingLocation } from "./charging-location.ts";

/** Where all lists of charging locations are kept. */
export const allChargingLocations = ["charging-point-locations"] as const;

/** Largest page the API gives. */
const PAGE_SIZE = 400;

/**
 * All charging locations of a municipality, or of every one the person may see when no code is given,
 * page after page as one snapshot.
 */
export function chargingLocationsQuery(code: string | undefined) {
	return queryOptions({
		queryKey: [...allChargingLocations, code ?? "*"],
		queryFn: ({ signal }) => loadChargingLocations(code, signal),
		staleTime: 60_000,
	});
}

async function loadChargingLocations(code: string | undefined, signal: AbortSignal): Promise<readonly ChargingLocation[]> {
	const found: ChargingLocation[] = [];
	let at: number | undefined;
	let offSet: number | null = 0;
	while (offSet !== null) {
		const page: Answer<readonly ChargingLocation[]> = await request<readonly ChargingLocation[]>({
			method: "GET",
			path: "charging-point-locations",
			query: { pageSize: PAGE_SIZE, codes: code, at, offSet },
			signal,
		});
		found.push(...page.data);
		at = page.metaData?.pagination?.at ?? at;
		offSet = page.metaData?.pagination?.next ?? null;
	}
	return found;
}
