import * as fieldTexts from "../texts/fields.ts";
import * as requestTexts from "../texts/requests.ts";

/** South-west and north-east corner of a map, each with its latitude first. */
type MapBounds = readonly (readonly number[])[];

/** What is wrong with coordinates as entered, by field, in Dutch; null when nothing is. `bounds`: of the tenant's maps. */
export function coordinatesProblem(
	given: { readonly latitude: unknown; readonly longitude: unknown },
	bounds: MapBounds = [],
): {
	readonly latitude: string | null;
	readonly longitude: string | null;
} | null {
	const [[south, west] = [], [north, east] = []] = bounds;
	const latitude = degreesProblem(given.latitude, 90) ?? outsideProblem(given.latitude, south, north);
	const longitude = degreesProblem(given.longitude, 180) ?? outsideProblem(given.longitude, west, east);
	return latitude === null && longitude === null ? null : { latitude, longitude };
}

function outsideProblem(given: unknown, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): string | null {
	return typeof given === "number" && (given < least || given > most) ? requestTexts.offTheMap : null;
}

function degreesProblem(given: unknown, most: number): string | null {
	if (given === null || given === undefined || given === "") return fieldTexts.required;
	if (typeof given !== "number" || !Number.isFinite(given)) return requestTexts.numberAsked;
	return Math.abs(given) <= most ? null : requestTexts.degreesAsked(most);
}
