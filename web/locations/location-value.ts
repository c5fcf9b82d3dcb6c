import { addressLine } from "../../engine/index.ts";
import type { Position } from "../map/map-settings.ts";
import type { FoundAddress } from "./address-search.ts";
import type { ChargingLocation } from "./charging-location.ts";

/** A group of values that holds a place: the proposed location, or the alternative. */
export interface LocationValue {
	readonly Latitude?: number | undefined;
	readonly Longitude?: number | undefined;
	readonly StreetName?: string | undefined;
	readonly HouseNumber?: string | undefined;
	readonly HouseNumberSuffix?: string | undefined;
	readonly PostalCode?: string | undefined;
	readonly CityName?: string | undefined;
	readonly chargingpointUuid?: string | undefined;
	readonly Remarks?: string | undefined;
	readonly [other: string]: unknown;
}

/** The position, or null while either coordinate is missing or out of range. */
export function positionOf({ Latitude, Longitude }: LocationValue): Position | null {
	if (typeof Latitude !== "number" || typeof Longitude !== "number") return null;
	return Math.abs(Latitude) <= 90 && Math.abs(Longitude) <= 180 ? { latitude: Latitude, longitude: Longitude } : null;
}

/** E.g. "Velperplein 8A, 6811 AG Arnhem", or "" without an address. */
export function addressOf(value: LocationValue): string {
	return addressLine(value);
}

export function withPosition(value: LocationValue, { latitude, longitude }: Position): LocationValue {
	return { ...value, Latitude: latitude, Longitude: longitude };
}

/**
 * Takes over the fields of a found address. Without one they are cleared, since another place's address would be wrong.
 */
export function withAddress(
	value: LocationValue,
	address: Omit<FoundAddress, "label" | "municipalityCode" | "latitude" | "longitude"> | null,
): LocationValue {
	return {
		...value,
		StreetName: address?.street || undefined,
		HouseNumber: address?.number || undefined,
		HouseNumberSuffix: address?.suffix || undefined,
		PostalCode: address?.postalCode || undefined,
		CityName: address?.city || undefined,
	};
}

/** Clears coordinates and address. */
export function withoutPlace(value: LocationValue): LocationValue {
	return { ...withAddress(value, null), Latitude: undefined, Longitude: undefined, chargingpointUuid: undefined };
}

/** Takes over position and address of a charging location. The server keeps track of which location is linked. */
export function withChargingLocation(value: LocationValue, { coordinates, address }: ChargingLocation): LocationValue {
	return withAddress(withPosition(value, coordinates), {
		street: address.street,
		number: address.streetNumber,
		suffix: address.streetNumberSuffix,
		postalCode: address.postalCode,
		city: address.city,
	});
}
