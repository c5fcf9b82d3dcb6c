import type { Position } from "./map-settings.ts";

/** South-west and north-east corner of the positions' bounding box; empty without positions. */
export function cornersOf(positions: readonly Position[]): readonly Position[] {
	if (positions.length === 0) return [];
	let [south, west, north, east] = [90, 180, -90, -180];
	for (const { latitude, longitude } of positions) {
		south = Math.min(south, latitude);
		north = Math.max(north, latitude);
		west = Math.min(west, longitude);
		east = Math.max(east, longitude);
	}
	return [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	];
}

export function middleOf([southWest, northEast]: readonly Position[]): Position | undefined {
	if (southWest === undefined || northEast === undefined) return undefined;
	return { latitude: (southWest.latitude + northEast.latitude) / 2, longitude: (southWest.longitude + northEast.longitude) / 2 };
}
