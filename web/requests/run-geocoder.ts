import type { GeocoderState } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

/** Has the place of a request's address looked up. What was found is kept with the request. */
export async function runGeocoder(uuid: string): Promise<GeocoderState> {
	const answer = await request<{ readonly status: GeocoderState }>({
		method: "GET",
		path: pathOf`charging-point-requests/${uuid}/geocoder`,
	});
	return answer.data.status;
}
