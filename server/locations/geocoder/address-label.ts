import type { GeocodedAddress } from "./geocoder.ts";

/** "Velperplein 1A, 6811 AG Arnhem"; parts that are unknown are left out with their punctuation. */
export function addressLabel(address: Omit<GeocodedAddress, "label" | "latitude" | "longitude" | "municipalityCode">): string {
	const front = [address.street, `${address.number}${address.suffix}`].filter((part) => part !== "").join(" ");
	const back = [address.postalCode, address.city].filter((part) => part !== "").join(" ");
	return [front, back].filter((part) => part !== "").join(", ");
}
