import type { Position } from "../map/map-settings.ts";

const METRES_PER_DEGREE = 111_195;

export interface Nearby<Point> {
	readonly point: Point;
	/** Whole metres. */
	readonly metres: number;
}

/** The nearest points with their distance, nearest first. Plane distance: exact enough within a town. */
export function nearbyLocations<Point extends Position>(
	points: readonly Point[],
	centre: Position,
	count: number,
): readonly Nearby<Point>[] {
	return byDistance(points, centre).slice(0, count);
}

/** All points at most `metres` away, nearest first. Of tens of thousands only those are sorted. */
export function pointsWithin<Point extends Position>(points: readonly Point[], centre: Position, metres: number): readonly Nearby<Point>[] {
	const distance = distanceTo(centre);
	const near: Nearby<Point>[] = [];
	for (const point of points) {
		const away = distance(point);
		if (away <= metres) near.push({ point, metres: away });
	}
	return near.sort(nearestFirst);
}

function byDistance<Point extends Position>(points: readonly Point[], centre: Position): Nearby<Point>[] {
	const distance = distanceTo(centre);
	return points.map((point) => ({ point, metres: distance(point) })).sort(nearestFirst);
}

const nearestFirst = (one: Nearby<unknown>, other: Nearby<unknown>) => one.metres - other.metres;

/** Whole metres. */
export function metresBetween(one: Position, other: Position): number {
	return distanceTo(other)(one);
}

function distanceTo(centre: Position): (point: Position) => number {
	const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
	return ({ latitude, longitude }) =>
		Math.round(Math.hypot(latitude - centre.latitude, (longitude - centre.longitude) * narrowing) * METRES_PER_DEGREE);
}
