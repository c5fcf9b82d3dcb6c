import { join } from "node:path";
import { geodataFolder } from "../locations/geocoder/geodata-folder.ts";
import { readTable } from "../locations/geocoder/read-table.ts";

/** A possible place of a charging location. */
export interface DemoPlace {
	readonly code: string;
	readonly street: string;
	readonly number: string;
	readonly suffix: string;
	readonly postalCode: string;
	readonly city: string;
	readonly latitude: number;
	readonly longitude: number;
}

export interface ChargingPointPlace extends DemoPlace {
	readonly operator: string;
	readonly evse: string;
}

const ADDRESS = ["municipality_code", "city", "street", "house_number", "suffix", "postal_code", "lat", "lng"] as const;

/** Real addresses in the given municipalities, or in all Dutch ones, that the product's forms accept. */
export function addressPlaces(codes: ReadonlySet<string> | null): readonly DemoPlace[] {
	const rows = codes === null ? readTable(join(geodataFolder(), "addresses.tsv"), ADDRESS) : tablesOf(codes, "addresses", ADDRESS);
	return rows
		.filter(({ municipality_code }) => codes === null || codes.has(municipality_code))
		.map(asPlace)
		.filter(isPlain);
}

/** Real public charging locations in the given municipalities. */
export function chargingPointPlaces(codes: ReadonlySet<string>): readonly ChargingPointPlace[] {
	return tablesOf(codes, "charging-points", [...ADDRESS, "operator", "evse_ids"])
		.filter(({ municipality_code }) => codes.has(municipality_code))
		.map((row) => ({ ...asPlace(row), operator: row.operator, evse: row.evse_ids.split(";")[0] ?? "" }));
}

/** The tables of the countries of these codes: Dutch codes have four digits, Belgian ones five. */
function tablesOf<Column extends string>(
	codes: ReadonlySet<string>,
	name: string,
	columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
	const files = { 4: `${name}.tsv`, 5: `${name}-be.tsv` };
	const lengths = new Set([...codes].map(({ length }) => length));
	return ([4, 5] as const)
		.filter((length) => lengths.has(length))
		.flatMap((length) => readTable(join(geodataFolder(), files[length]), columns));
}

function asPlace(row: Readonly<Record<(typeof ADDRESS)[number], string>>): DemoPlace {
	return {
		code: row.municipality_code,
		street: row.street,
		number: row.house_number,
		suffix: row.suffix,
		postalCode: row.postal_code,
		city: row.city,
		latitude: Number(row.lat),
		longitude: Number(row.lng),
	};
}

/** Streets and suffixes are as operators typed them; the product's own forms would refuse odd ones. */
function isPlain({ street, number, suffix, postalCode, city }: DemoPlace): boolean {
	return (
		/^[\p{Letter}][\p{Letter}\s.'-]{2,60}$/u.test(street) &&
		/^[\p{Letter}\s'-]{2,60}$/u.test(city) &&
		/^[1-9]\d{0,3}$/.test(number) &&
		/^[A-Za-z0-9]{0,3}$/.test(suffix) &&
		/^[1-9]\d{3}( (?!SA|SD|SS)[A-Z]{2})?$/.test(postalCode)
	);
}
