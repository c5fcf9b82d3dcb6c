import { locationReference, locationRound } from "../../engine/index.ts";
import type { Described } from "../api/operation.ts";
import type { MapPoint } from "../map/map-point.ts";
import { symbolOfStatus } from "../map/map-symbols.ts";

/** A charging location as the API returns it. */
export type ChargingLocation = Described<"ChargingLocation">;

/** A point on the map with the charging location it represents. */
export interface ChargingLocationPoint extends MapPoint {
	readonly location: ChargingLocation;
}

export function asPoint(location: ChargingLocation): ChargingLocationPoint {
	return {
		uuid: location.uuid,
		latitude: location.coordinates.latitude,
		longitude: location.coordinates.longitude,
		symbol: symbolOfStatus(location.status),
		label: locationReference(location),
		round: locationRound(location),
		location,
	};
}
