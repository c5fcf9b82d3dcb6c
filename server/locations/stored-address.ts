import type { ListedLocation } from "../../engine/index.ts";

/** The address columns in the table of charging locations. */
interface AddressColumns {
	readonly street: string;
	readonly street_number: string;
	readonly street_number_suffix: string;
	readonly postal_code: string;
	readonly city: string;
}

/** The address of a charging location as the API returns it, from its columns. */
export function storedAddress(row: AddressColumns): ListedLocation["address"] {
	return {
		street: row.street,
		streetNumber: row.street_number,
		streetNumberSuffix: row.street_number_suffix,
		postalCode: row.postal_code,
		city: row.city,
	};
}
