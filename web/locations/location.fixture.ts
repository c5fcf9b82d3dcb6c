import type { AddressSearch, FoundAddress } from "./address-search.ts";
import type { ChargingLocation } from "./charging-location.ts";

export const velperplein: FoundAddress = {
	label: "Velperplein 8A, 6811 AG Arnhem",
	street: "Velperplein",
	number: "8",
	suffix: "A",
	postalCode: "6811 AG",
	city: "Arnhem",
	municipalityCode: "0202",
	latitude: 51.98313,
	longitude: 5.91502,
};

export const singel: FoundAddress = {
	...velperplein,
	label: "Jansbuitensingel 32, 6811 AE Arnhem",
	street: "Jansbuitensingel",
	number: "32",
	suffix: "",
	postalCode: "6811 AE",
	latitude: 51.984478,
	longitude: 5.911259,
};

export function locationWith(changes: Partial<ChargingLocation>): ChargingLocation {
	return {
		uuid: "location-1",
		code: "0202",
		address: { street: "Steenstraat", streetNumber: "94", streetNumberSuffix: "", postalCode: "6828 CN", city: "Arnhem" },
		coordinates: { latitude: 51.9851, longitude: 5.9202 },
		status: "definitive",
		synced: 1,
		properties: { id: "118", remark: "Let op de boom" },
		meta: { workflowUuid: null },
		...changes,
	};
}

/** Finds the given addresses, and records the queries. */
export function searchWith(
	found: readonly FoundAddress[],
	reversed: FoundAddress | null = null,
): AddressSearch & { readonly asked: string[] } {
	const asked: string[] = [];
	return {
		asked,
		search: async (text) => {
			asked.push(text);
			return found;
		},
		reverse: async ({ latitude, longitude }) => {
			asked.push(`${latitude},${longitude}`);
			return reversed;
		},
	};
}
