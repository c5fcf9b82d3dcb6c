/** What is wrong with coordinates as somebody gave them, by field, in Dutch; null when nothing is. */
export function coordinatesProblem(given: { readonly latitude: unknown; readonly longitude: unknown }): {
	readonly latitude: string | null;
	readonly longitude: string | null;
} | null {
	const latitude = degreesProblem(given.latitude, 90);
	const longitude = degreesProblem(given.longitude, 180);
	return latitude === null && longitude === null ? null : { latitude, longitude };
}

function degreesProblem(given: unknown, most: number): string | null {
	if (given === null || given === undefined || given === "") return "Dit is een vereist veld";
	if (typeof given !== "number" || !Number.isFinite(given)) return "Voer a.u.b. een getal in.";
	return Math.abs(given) <= most ? null : `Voer a.u.b. een getal van -${most} tot en met ${most} in.`;
}
