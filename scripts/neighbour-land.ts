import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
export type Point = readonly [lng: number, lat: number];

/** Flat lists of longitude and latitude in thousandths of a degree, about 100 metres. */
interface NeighbourLand {
	/** Outer rings of the land around the country. */
	readonly land: readonly (readonly number[])[];
	/** The country's border with land on both sides, without its coast. */
	readonly border: readonly (readonly number[])[];
}

/** The furthest that the widest map can show, and the area near enough to be seen in detail. */
const VIEW = { west: -12, south: 44, east: 22, north: 60 };
const NEAR = { west: 2, south: 49.2, east: 8.2, north: 54.3 };
/** Deviation of a simplified line, in degrees. */
const TOLERANCE = { near: 0.001, far: 0.03 };
/** Smallest piece of land that is kept, in degrees. */
const SMALLEST = { near: 0.02, far: 0.4 };

type Box = typeof VIEW;

/** How far the coarse source may deviate from a better-known line, in degrees: about four kilometres. */
const OFF = 0.045;

/**
 * The land around the country with this number (ISO 3166-1), clipped to what a map can show and simplified in the
 * distance. `known`: points of outlines from a better source that are drawn over it; what is near them is snapped to
 * them, so that no coast is drawn twice.
 */
export function neighbourLand(topology: Countries, country: string, known: readonly Point[]): NeighbourLand {
	const { countries } = topology.objects;
	const others = { ...countries, geometries: countries.geometries.filter(({ id }) => id !== country) };
	const polygons = feature(topology, others as typeof countries).features.flatMap(({ geometry }) =>
		geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [],
	);
	const land = polygons
		.map(([outer = []]) => clipped(outer.map(([lng = 0, lat = 0]) => [lng, lat] as const)))
		.filter((ring) => ring.length > 3 && isLarge(ring))
		.map((ring) => flat(simplified(ring.map((point) => nearestOf(known, point)))))
		.filter((ring) => ring.length > 6);
	const isBorder = (one: { id?: string | number | undefined }, other: { id?: string | number | undefined }) =>
		one !== other && (one.id === country || other.id === country);
	const border = mesh(topology, countries, isBorder)
		.coordinates.map((line) => line.map(([lng = 0, lat = 0]) => [lng, lat] as const))
		.filter((line) => line.every((point) => isIn(NEAR, point)))
		.map((line) => flat(simplified(line)));
	return { land, border };
}

function nearestOf(known: readonly Point[], point: Point): Point {
	let [nearest, least] = [point, OFF];
	if (!isIn(NEAR, point)) return point;
	for (const other of known) {
		if (Math.abs(other[1] - point[1]) >= OFF) continue;
		const off = Math.hypot((other[0] - point[0]) * Math.cos((point[1] * Math.PI) / 180), other[1] - point[1]);
		if (off < least) [nearest, least] = [other, off];
	}
	return nearest;
}

const isIn = ({ west, south, east, north }: Box, [lng, lat]: Point): boolean => lng >= west && lng <= east && lat >= south && lat <= north;

function isLarge(ring: readonly Point[]): boolean {
	const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
	const size = Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
	return size >= (ring.some((point) => isIn(NEAR, point)) ? SMALLEST.near : SMALLEST.far);
}

/** The ring clipped to the view (Sutherland–Hodgman). */
function clipped(ring: readonly Point[]): readonly Point[] {
	const sides: readonly ((point: Point) => number)[] = [
		([lng]) => lng - VIEW.west,
		([lng]) => VIEW.east - lng,
		([, lat]) => lat - VIEW.south,
		([, lat]) => VIEW.north - lat,
	];
	return sides.reduce<readonly Point[]>((left, inside) => cutAt(left, inside), ring.slice(0, -1));
}

function cutAt(ring: readonly Point[], inside: (point: Point) => number): readonly Point[] {
	return ring.flatMap((point, place) => {
		const before = ring.at(place - 1) ?? point;
		const [here, there] = [inside(point), inside(before)];
		const share = there / (there - here);
		const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
		if (here >= 0) return there >= 0 ? [point] : [crossing, point];
		return there >= 0 ? [crossing] : [];
	});
}

/** The line without points nobody would see (Douglas–Peucker), more coarsely farther from the country. */
function simplified(line: readonly Point[]): readonly Point[] {
	const [first, last] = [line[0], line.at(-1)];
	if (first === undefined || last === undefined || line.length < 3) return line;
	let [farthest, most] = [0, 0];
	line.slice(1, -1).forEach((point, place) => {
		const off = distance(point, first, last) / (isIn(NEAR, point) ? TOLERANCE.near : TOLERANCE.far);
		if (off > most) [farthest, most] = [place + 1, off];
	});
	if (most <= 1) return [first, last];
	return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
}

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
	const [dx, dy] = [toX - fromX, toY - fromY];
	const square = dx * dx + dy * dy;
	const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / square));
	return Math.hypot(x - fromX - along * dx, y - fromY - along * dy);
}

const flat = (line: readonly Point[]): readonly number[] => line.flatMap(([lng, lat]) => [Math.round(lng * 1000), Math.round(lat * 1000)]);
