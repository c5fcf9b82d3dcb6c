import type { Described } from "../api/operation.ts";
import type { MapPoint } from "../map/map-point.ts";
import { symbolOfStatus } from "../map/map-symbols.ts";
import { locationRound } from "./location-round.ts";

/** A charging location as the API returns it. */
export type ChargingLocation = Described<"ChargingLocation">;

/** A point on the map with the charging location it represents. */
export interface ChargingLocationPoint extends MapPoint {
	readonly location: ChargingLocation;
}

/** The id people use: geography code and number, e.g. "0202-118". */
export function chargingLocationId(location: ChargingLocation): string {
	const { id } = location.properties;
	return id === undefined || id === null || id === "" ? location.code : `${location.code}-${id}`;
}

export function asPoint(location: ChargingLocation): ChargingLocationPoint {
	return {
		uuid: location.uuid,
		latitude: location.coordinates.latitude,
		longitude: location.coordinates.longitude,
		symbol: symbolOfStatus(location.status),
		label: chargingLocationId(location),
		round: locationRound(location),
		location,
	};
}
