import type { Position } from "../../map/map-settings.ts";

/** What the address of a start says besides the type: the requests it is for, and where. */
export interface StartQuery {
	/** Uuids as they stand in the address, each once; not every one need be a request. */
	readonly requestUuids: readonly string[];
	readonly place: Position | null;
}

/** More are of no use to one process, and would be as many calls. */
const MOST_REQUESTS = 50;

export function readStartQuery(search: URLSearchParams): StartQuery {
	const named = (search.get("aanvragen") ?? "").split("|").map((uuid) => uuid.trim().toLowerCase());
	return {
		requestUuids: [...new Set(named.filter((uuid) => uuid !== ""))].slice(0, MOST_REQUESTS),
		place: placeIn(search),
	};
}

/** Both or nothing: half a place is none. */
export function placeIn(search: URLSearchParams): Position | null {
	const latitude = degrees(search.get("lat"), 90);
	const longitude = degrees(search.get("lng"), 180);
	return latitude === null || longitude === null ? null : { latitude, longitude };
}

function degrees(text: string | null, most: number): number | null {
	if (text === null || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
	const value = Number(text);
	return Math.abs(value) <= most ? value : null;
}

/** What of the address goes along to the first step. */
export function placeSearch({ place }: StartQuery): string {
	return place === null ? "" : `?${new URLSearchParams({ lat: String(place.latitude), lng: String(place.longitude) })}`;
}
