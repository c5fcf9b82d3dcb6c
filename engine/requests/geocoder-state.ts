import type { LimitedRequest } from "./request-record.ts";

/** `found`: there are coordinates. `failed`: the geocoder looked and found nothing. `pending`: it did not look yet. */
type GeocoderState = "found" | "failed" | "pending";

export function geocoderState({ coordinates }: Pick<LimitedRequest, "coordinates">): GeocoderState {
	if (coordinates.lat !== null && coordinates.lng !== null) return "found";
	return coordinates.nomatch ? "failed" : "pending";
}
