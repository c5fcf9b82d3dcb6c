/** An area with a permit: the rings of each polygon, each a row of [longitude, latitude]. */
export interface PermitArea {
	readonly name: string;
	readonly polygons: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** More than any municipality has; keeps a wrong layer from flooding every browser. */
const MOST_AREAS = 2_000;
const MOST_POINTS = 200_000;
const LONGEST_NAME = 120;

type Json = Readonly<Record<string, unknown>>;

/**
 * The polygons of a GeoJSON collection in degrees. Of their properties only the name is kept. Throws with a sentence when it is no such
 * collection, or larger than a map can handle.
 */
export function parsePermitAreas(value: unknown): readonly PermitArea[] {
	if (!isObject(value) || value.type !== "FeatureCollection" || !Array.isArray(value.features)) {
		throw new Error("It is not a GeoJSON FeatureCollection.");
	}
	if (value.features.length > MOST_AREAS) throw new Error(`It has more than ${MOST_AREAS} areas.`);
	const areas = value.features.map(areaOf);
	const points = areas.reduce((sum, { polygons }) => sum + polygons.flat(2).length, 0);
	if (points > MOST_POINTS) throw new Error(`Its outlines have more than ${MOST_POINTS} points.`);
	return areas;
}

function areaOf(feature: unknown, place: number): PermitArea {
	const { geometry, properties } = isObject(feature) ? feature : {};
	const { type, coordinates } = isObject(geometry) ? geometry : {};
	const polygons = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates : null;
	if (!isListOf(polygons, isPolygon)) throw new Error(`Area ${place + 1} is not a polygon in degrees.`);
	const name = isObject(properties) && typeof properties.name === "string" ? properties.name.slice(0, LONGEST_NAME) : "";
	return { name, polygons };
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
	return Array.isArray(value) && value.every(isItem);
}

function isPosition(value: unknown): value is readonly number[] {
	if (!Array.isArray(value)) return false;
	const [longitude, latitude]: readonly unknown[] = value;
	return isWithin(longitude, 180) && isWithin(latitude, 90);
}

const isWithin = (value: unknown, most: number) => typeof value === "number" && Math.abs(value) <= most;
const isRing = (value: unknown): value is readonly (readonly number[])[] => isListOf(value, isPosition) && value.length >= 4;
const isPolygon = (value: unknown): value is readonly (readonly (readonly number[])[])[] => isListOf(value, isRing);
