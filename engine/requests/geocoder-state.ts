import type { LimitedRequest, RequestStatus } from "./request-record.ts";

/** `found`: there are coordinates. `failed`: the geocoder looked and found nothing. `pending`: it did not look yet. */
type GeocoderState = "found" | "failed" | "pending";

/** Requests whose place is looked for without anybody asking: the address of another has no reason to leave the house. */
export const statusesLookedFor = [2, 3] as const satisfies readonly RequestStatus[];

export function isLookedFor({ status }: { readonly status: RequestStatus }): boolean {
	return statusesLookedFor.some((looked) => looked === status);
}

export function geocoderState({ coordinates }: Pick<LimitedRequest, "coordinates">): GeocoderState {
	if (coordinates.lat !== null && coordinates.lng !== null) return "found";
	return coordinates.nomatch ? "failed" : "pending";
}
