/** One line out of a location's fields: "Hoofdstraat 1A, 1234 AB Plaats"; "" when nothing is known. */
export function addressLine(location: unknown): string {
	const { StreetName, HouseNumber, HouseNumberSuffix, PostalCode, CityName } = (location ?? {}) as Readonly<Record<string, unknown>>;
	const number = joined("", HouseNumber, HouseNumberSuffix);
	return joined(", ", joined(" ", StreetName, number), joined(" ", PostalCode, CityName));
}

function joined(separator: string, ...parts: readonly unknown[]): string {
	return parts.filter((part) => part !== undefined && part !== null && part !== "").join(separator);
}
