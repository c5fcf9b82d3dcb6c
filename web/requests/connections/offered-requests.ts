import { type AnyRequest, comparableText, compareLabels, offeredText, type RequestRecord } from "../../../engine/index.ts";
import { metresBetween } from "../../locations/nearby-locations.ts";
import type { Position } from "../../map/map-settings.ts";

export interface OfferedRequest {
	readonly request: RequestRecord;
	/** Whole metres from the given place; null if either position is unknown. */
	readonly metres: number | null;
}

interface Wanted {
	/** Search text; "" for all. */
	readonly query: string;
	/** The process's place. */
	readonly place: Position | null;
	/** Requests that already belong to the process, or are about to. */
	readonly without: ReadonlySet<string>;
}

/** The accepted, unconnected requests that match the query, nearest first. */
export function offeredRequests(requests: readonly AnyRequest[], { query, place, without }: Wanted): readonly OfferedRequest[] {
	const words = comparableText(query).split(" ").filter(Boolean);
	const offered = requests.filter(
		(request) =>
			!request.limited &&
			request.status === 3 &&
			!request.connected &&
			!without.has(request.uuid) &&
			words.every((word) => offeredText(request).includes(word)),
	);
	return offersOf(offered, place).toSorted(
		(one, other) => (one.metres ?? Number.POSITIVE_INFINITY) - (other.metres ?? Number.POSITIVE_INFINITY) || byReference(one, other),
	);
}

/** Requests with the distance to each. */
export function offersOf(requests: readonly AnyRequest[], place: Position | null): readonly OfferedRequest[] {
	return requests.flatMap((request) => (request.limited ? [] : [{ request, metres: place && distance(request, place) }]));
}

function byReference(one: OfferedRequest, other: OfferedRequest): number {
	return compareLabels(one.request.ref, other.request.ref);
}

function distance({ coordinates: { lat, lng } }: RequestRecord, place: Position): number | null {
	return lat === null || lng === null ? null : metresBetween({ latitude: lat, longitude: lng }, place);
}
