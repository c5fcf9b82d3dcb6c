import { addressLine } from "../../../engine/index.ts";
import type { GeocodedAddress } from "./geocoder.ts";

/** "Velperplein 1A, 6811 AG Arnhem"; parts that are unknown are left out with their punctuation. */
export function addressLabel(address: Omit<GeocodedAddress, "label" | "latitude" | "longitude" | "municipalityCode">): string {
	const { street, number, suffix, postalCode, city } = address;
	return addressLine({ StreetName: street, HouseNumber: number, HouseNumberSuffix: suffix, PostalCode: postalCode, CityName: city });
}
