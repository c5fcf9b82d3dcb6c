import { addressLine } from "../text/address-line.ts";

/** The properties of a charging location that its list shows, as the API returns them. */
export interface ListedLocation {
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
	readonly properties: {
		readonly id?: string | number | null;
		readonly remark?: string | null;
		readonly proactive_year?: number | null;
		readonly proactive_period?: number | null;
		readonly proactive_extra?: boolean | null;
	};
}

/** The id people use: geography code and number, e.g. "0202-118". */
export function locationReference({ code, properties: { id } }: Pick<ListedLocation, "code" | "properties">): string {
	return id === undefined || id === null || id === "" ? code : `${code}-${id}`;
}

/** E.g. "Velperplein 8A, 6811 AG Arnhem", or "" without an address. */
export function locationAddress({ address }: Pick<ListedLocation, "address">): string {
	const { street, streetNumber, streetNumberSuffix, postalCode, city } = address;
	return addressLine({
		StreetName: street,
		HouseNumber: streetNumber,
		HouseNumberSuffix: streetNumberSuffix,
		PostalCode: postalCode,
		CityName: city,
	});
}

/** Word for locations outside any round. */
export const noRound = "geen";

/** A location's proactive round as people write it: "2023-1", "2023-1 extra", or 'geen'. */
export function locationRound({ properties }: Pick<ListedLocation, "properties">): string {
	const { proactive_year: year, proactive_period: period, proactive_extra: extra } = properties;
	if (!year || !period) return noRound;
	return `${year}-${period}${extra === true ? " extra" : ""}`;
}
