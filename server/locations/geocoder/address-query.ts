/** The text with which to search a written address; the word "stad" before the city is part of the agreement with the service. */
export function addressQuery(address: {
	readonly street: string;
	readonly number: string;
	readonly postalCode: string;
	readonly city: string;
}): string {
	return `${address.street} ${address.number}, ${address.postalCode} stad ${address.city}`;
}
