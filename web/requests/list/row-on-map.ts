import type { AnyRequest, ListedRequestKind } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import type { RequestRow } from "./request-fields.tsx";

const places = new WeakMap<AnyRequest, Position>();

/** The position of a row's request, the same object until it changes; null if it is unknown. */
export function placeOfRow({ request }: RequestRow): Position | null {
	const { lat, lng } = request.coordinates;
	if (lat === null || lng === null) return null;
	const place = places.get(request) ?? { latitude: lat, longitude: lng };
	places.set(request, place);
	return place;
}

export function kindOfRow({ request }: RequestRow): ListedRequestKind {
	if (request.status !== 2 && request.status !== 3) return "closed";
	// Nothing more is shown of a process that the person may not see.
	if (request.connected || request.realisationUuid !== null) return "linked";
	return request.status === 3 ? "accepted" : "open";
}
