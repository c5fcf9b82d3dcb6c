interface Place {
	readonly latitude: number;
	readonly longitude: number;
}

/** A box on the map, in decimal degrees (WGS84). */
export interface MapBox {
	readonly south: number;
	readonly west: number;
	readonly north: number;
	readonly east: number;
}

/** A part of the map: a whole box, or the inside of a shape that somebody drew. */
export interface MapShape {
	readonly box: MapBox;
	/** Corners of the shape in order, the last being connected to the first; null for the box itself. */
	readonly corners: readonly Place[] | null;
}

/** With more corners queries get long, and whoever drew the shape sees no difference. */
export const mostCorners = 60;

/** Accurate to a metre. */
const decimals = 5;

export const shapeOfBox = (box: MapBox): MapShape => ({ box, corners: null });

/** Null for fewer than three corners, which enclose nothing. */
export function shapeOfCorners(corners: readonly Place[]): MapShape | null {
	if (corners.length < 3) return null;
	const [latitudes, longitudes] = [corners.map(({ latitude }) => latitude), corners.map(({ longitude }) => longitude)];
	const box = {
		south: Math.min(...latitudes),
		west: Math.min(...longitudes),
		north: Math.max(...latitudes),
		east: Math.max(...longitudes),
	};
	return { box, corners };
}

/** `52.1,5.1,52.2,5.2`: south, west, north and east of a box, or latitude and longitude of each corner of a shape. */
export function writeMapShape({ box: { south, west, north, east }, corners }: MapShape): string {
	const numbers = corners?.flatMap(({ latitude, longitude }) => [latitude, longitude]) ?? [south, west, north, east];
	return numbers.map((degrees) => degrees.toFixed(decimals)).join(",");
}

const degree = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Null for a text that does not describe a part of the earth. */
export function readMapShape(text: string): MapShape | null {
	const parts = text.split(",");
	if (!parts.every((part) => degree.test(part)) || parts.length % 2 > 0 || parts.length > 2 * mostCorners) return null;
	const numbers = parts.map(Number);
	const corners = numbers.flatMap((latitude, at) => (at % 2 === 0 ? [{ latitude, longitude: numbers[at + 1] ?? 0 }] : []));
	if (!corners.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
	if (parts.length !== 4) return shapeOfCorners(corners);
	const [south = 0, west = 0, north = 0, east = 0] = numbers;
	return south < north && west < east ? shapeOfBox({ south, west, north, east }) : null;
}

export function isInBox({ latitude, longitude }: Place, { south, west, north, east }: MapBox): boolean {
	return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/**
 * Sides of a shape, without those along a parallel, which no other parallel crosses. The test whether a place lies in a shape counts the
 * sides to the east of it, with the same arithmetic everywhere, so that all give the same answer.
 */
export function sidesOf(corners: readonly Place[]): readonly (readonly [from: Place, to: Place])[] {
	return corners.flatMap((from, at) => {
		const to = corners[(at + 1) % corners.length] ?? from;
		return from.latitude === to.latitude ? [] : [[from, to] as const];
	});
}

export function isInShape(place: Place, { box, corners }: MapShape): boolean {
	if (!isInBox(place, box)) return false;
	if (corners === null) return true;
	const { latitude, longitude } = place;
	const east = sidesOf(corners).filter(
		([from, to]) =>
			from.latitude > latitude !== to.latitude > latitude &&
			longitude < ((to.longitude - from.longitude) * (latitude - from.latitude)) / (to.latitude - from.latitude) + from.longitude,
	);
	return east.length % 2 === 1;
}
