import type { FastifyBaseLogger } from "fastify";
import { Problem } from "../../problems/problem.ts";
import { type GeocodedAddress, GeocoderUnavailable } from "./geocoder.ts";
import { addressAnswer } from "./geocoder-answer.ts";
import type { Municipality } from "./municipality-boundaries.ts";

interface Found {
	readonly addresses: readonly GeocodedAddress[];
	readonly municipality?: Municipality | null;
}

/**
 * Sends the results, with a "not found" text when there are none. A failing service is the fault of neither the caller nor this server: 503
 * with its own code, so that a form can continue without it.
 */
export async function answerAddresses(log: FastifyBaseLogger, find: () => Promise<Found>): Promise<unknown> {
	try {
		const { addresses, municipality } = await find();
		return {
			data: addresses.map(addressAnswer),
			...(municipality !== undefined && { related: { municipality } }),
			...(addresses.length === 0 && { metaData: { message: "not found" } }),
		};
	} catch (error) {
		if (!(error instanceof GeocoderUnavailable)) throw error;
		log.warn({ reason: error.message }, "geocoder unavailable");
		throw new Problem("geocoder-unavailable", { message: "Geocoder is not (yet) available" });
	}
}
