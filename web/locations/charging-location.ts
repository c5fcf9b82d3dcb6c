import type { MapPoint } from "../map/map-point.ts";
import { symbolOfStatus } from "../map/map-symbols.ts";
import { locationRound } from "./list/location-round.ts";

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
		/** Connection points of the location. */
		readonly evse?: string | null;
		readonly operator?: string | null;
		/** What the operator says of it, such as "in bedrijf". */
		readonly status?: string | null;
		readonly remark?: string | null;
		/** Only some imports tell it. */
		readonly type?: string | null;
		/** Round in which the location was chosen beforehand. */
		readonly proactive_year?: number | null;
		readonly proactive_period?: number | null;
		readonly proactive_extra?: boolean | null;
	};
	readonly meta: {
		/** Process it is connected to. */
		readonly workflowUuid?: string | null;
		readonly phase?: string | null;
		/** Import it came by. */
		readonly source?: string | null;
	};
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
		round: locationRound(location),
		location,
	};
}
