import type { FastifyBaseLogger } from "fastify";
import { houseNumber, type RequestAddress } from "../../engine/index.ts";
import {
	type Country,
	type GeocodedAddress,
	type Geocoder,
	GeocoderUnavailable,
	writtenAddress,
} from "../locations/geocoder-read-model.ts";
import * as recordTexts from "../texts/records.ts";

/** `found`: within the postal code of the address. `failed`: nothing there. `pending`: no lookup was possible now. */
export type Located =
	| { readonly status: "found"; readonly address: GeocodedAddress; readonly source: string }
	| { readonly status: "failed"; readonly source: string }
	| { readonly status: "pending" };

/** How many results to consider: the best one may lie in another place of the same name. */
const candidates = 5;

/** Looks up the place of a written address with the service that currently answers. Never throws when there is none. */
export async function locate(
	geocoder: Geocoder,
	address: RequestAddress,
	countries: readonly Country[],
	log: FastifyBaseLogger,
): Promise<Located> {
	const service = geocoder.current?.(countries) ?? geocoder;
	const located = await locateAt(service, address, countries, log);
	const next = geocoder.current?.(countries) ?? service;
	// The service failed at this query, and another has taken over.
	return located.status === "pending" && next !== service ? locateAt(next, address, countries, log) : located;
}

async function locateAt(
	service: Geocoder,
	{ street, streetNumber, streetNumberSuffix, postalCode, city, country }: RequestAddress,
	countries: readonly Country[],
	log: FastifyBaseLogger,
): Promise<Located> {
	const digits = /^\s*(\d{4})/.exec(postalCode)?.[1];
	const { source } = service;
	if (digits === undefined || street === "") return { status: "failed", source };
	try {
		const number = houseNumber({ number: streetNumber, suffix: streetNumberSuffix, postalCode, country });
		const question = writtenAddress({ street, number, postalCode, city });
		const found = await service.search(question, undefined, candidates, countries);
		const address = found.find((candidate) => candidate.postalCode.startsWith(digits));
		return address === undefined ? { status: "failed", source } : { status: "found", address, source };
	} catch (error) {
		if (!(error instanceof GeocoderUnavailable)) throw error;
		log.warn({ reason: error.message }, "geocoder unavailable");
		return { status: "pending" };
	}
}

/** Dutch sentence about an address that was not found, or could not be looked up. */
export function locatingProblem(status: "failed" | "pending", { postalCode }: RequestAddress): string {
	if (status === "pending") return "Geocoder is not (yet) available";
	return recordTexts.addressNotFound(postalCode);
}
