import { type OutsideLimits, OutsideServiceFailed } from "../../outside/answer.ts";
import { outsideJson } from "../../outside/json.ts";
import { GeocoderUnavailable } from "./geocoder.ts";

/** JSON of the address search, in Dutch where it knows languages; whatever fails throws `GeocoderUnavailable`. */
export async function boundedJson(url: URL, limits: OutsideLimits): Promise<unknown> {
	try {
		return await outsideJson(url, limits, { headers: { "accept-language": "nl" } });
	} catch (error) {
		if (!(error instanceof OutsideServiceFailed)) throw error;
		throw new GeocoderUnavailable(error.message, error);
	}
}
