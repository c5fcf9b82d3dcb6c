import type { AnyRequest, RequestRecord } from "../../engine/index.ts";
import { metresBetween } from "../locations/nearby-locations.ts";
import type { Position } from "../map/map-settings.ts";

export interface OfferedRequest {
	readonly request: RequestRecord;
	/** Whole metres from the place that was given; null when one of the two is unknown. */
	readonly metres: number | null;
}

interface Wanted {
	/** Typed by the person; "" for all. */
	readonly query: string;
	/** The place of the process. */
	readonly place: Position | null;
	/** Those that are in the process already, or will be. */
	readonly without: ReadonlySet<string>;
}

/** The accepted requests that are still free and fit the query, those near the place first. */
export function offeredRequests(requests: readonly AnyRequest[], { query, place, without }: Wanted): readonly OfferedRequest[] {
	const words = plain(query).split(" ").filter(Boolean);
	return requests
		.filter((request): request is RequestRecord => !request.limited && request.status === 3 && !request.connected)
		.filter((request) => !without.has(request.uuid) && words.every((word) => searchText(request).includes(word)))
		.map((request) => ({ request, metres: place && distance(request, place) }))
		.sort((one, other) => (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY) || byReference(one, other));
}

/** A postal code is found with its space and without. */
function searchText({ ref, case_ref, summary, address }: RequestRecord): string {
	return plain([ref, case_ref, summary.address, address.postalCode.replace(/\s/g, "")].join(" "));
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "");
}

function byReference(one: OfferedRequest, other: OfferedRequest): number {
	return one.request.ref.localeCompare(other.request.ref, "nl-NL");
}

function distance({ coordinates: { lat, lng } }: RequestRecord, place: Position): number | null {
	return lat === null || lng === null ? null : metresBetween({ latitude: lat, longitude: lng }, place);
}
