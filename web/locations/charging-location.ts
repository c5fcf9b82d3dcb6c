import type { MapPoint } from "../map/map-point.ts";
import { symbolOfStatus } from "../map/map-symbols.ts";

/** A charging location as the API answers it. */
export interface ChargingLocation {
	readonly uuid: string;
	/** Geography code. */
	readonly code: string;
	readonly address: {
		readonly street: string;
		readonly streetNumber: string;
		readonly streetNumberSuffix: string;
		readonly postalCode: string;
		readonly city: string;
	};
	readonly coordinates: { readonly latitude: number; readonly longitude: number };
	readonly status: string;
	readonly synced: number;
	readonly properties: {
		readonly id?: string | number | null;
		readonly remark?: string | null;
		/** Round in which the location was chosen beforehand. */
		readonly proactive_year?: number | null;
		readonly proactive_period?: number | null;
		readonly proactive_extra?: boolean | null;
	};
	readonly meta: { readonly workflowUuid?: string | null };
}

/** A point of the map that still knows the location it stands for. */
export interface ChargingLocationPoint extends MapPoint {
	readonly location: ChargingLocation;
}

/** The id people use: geography code and number, "0202-118". */
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
		location,
	};
}
