import { houseNumber } from "../../../engine/index.ts";
import type { GeocodedAddress } from "./geocoder.ts";

/** The kinds of address, in the terms of address services: the street's number, a building under it, a home within that. */
const KINDS = ["street_address", "premise", "subpremise"] as const;
type Kind = (typeof KINDS)[number];

/** "8" is a street address, "8A" a premise, "8A-2" and "8 bis" are subpremises. */
function kindOf({ suffix }: Pick<GeocodedAddress, "suffix">): Kind {
	if (suffix === "") return "street_address";
	return /^\p{Letter}$/u.test(suffix) ? "premise" : "subpremise";
}

/**
 * Keeps the order of the addresses, except that among those with the same street and number the one whose suffix appears in `question`
 * comes first, then the street address, the premise and the subpremise.
 */
export function byPreference(addresses: readonly GeocodedAddress[], question = ""): readonly GeocodedAddress[] {
	const asked = plain(question);
	const places = new Map<string, number>();
	addresses.forEach((address, place) => {
		if (!places.has(placeOf(address))) places.set(placeOf(address), place);
	});
	const rank = (address: GeocodedAddress): number =>
		address.suffix !== "" && asked.includes(plain(`${address.street} ${houseNumber(address)},`)) ? -1 : KINDS.indexOf(kindOf(address));
	return addresses.toSorted((one, other) => (places.get(placeOf(one)) ?? 0) - (places.get(placeOf(other)) ?? 0) || rank(one) - rank(other));
}

const placeOf = ({ street, number, city }: GeocodedAddress): string => `${street}|${number}|${city}`;
/** "8 A-2," and "8a2" are equal, "8-3" and "83" are not; the comma ends a number, so that "8A" is not found in "8A-2". */
const plain = (text: string): string =>
	`${text},`
		.toLowerCase()
		.replace(/(\d)\s*(?:-|\s|bus)\s*(?=\d)/g, "$1_")
		.replace(/[\s-]/g, "")
		.replace(/,+/g, ",");
