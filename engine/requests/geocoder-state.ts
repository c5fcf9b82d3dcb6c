import type { LimitedRequest, RequestStatus } from "./request-record.ts";

/** `found`: there are coordinates. `failed`: the geocoder found nothing. `pending`: it has not looked yet. */
type GeocoderState = "found" | "failed" | "pending";

/**
 * Requests that are geocoded without anybody asking for it: there is no reason to send the address of any other request to an outside
 * service.
 */
export const statusesLookedFor = [2, 3] as const satisfies readonly RequestStatus[];

export function isLookedFor({ status }: { readonly status: RequestStatus }): boolean {
	return statusesLookedFor.some((looked) => looked === status);
}

export function geocoderState({ coordinates }: Pick<LimitedRequest, "coordinates">): GeocoderState {
	if (coordinates.lat !== null && coordinates.lng !== null) return "found";
	return coordinates.nomatch ? "failed" : "pending";
}
