import { metresPerDegree, narrowingAt } from "../../engine/index.ts";
import type { Position } from "../map/map-settings.ts";

interface Nearby<Point> {
	readonly point: Point;
	/** Whole metres. */
	readonly metres: number;
}

/**
 * The nearest points with their distances, nearest first. Uses plane distance, which is accurate enough within a town.
 */
export function nearbyLocations<Point extends Position>(
	points: readonly Point[],
	centre: Position,
	count: number,
): readonly Nearby<Point>[] {
	return byDistance(points, centre).slice(0, count);
}

/** All points within `metres` of the centre, nearest first. Sorts only those, out of possibly tens of thousands. */
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

/** Distance in whole metres. */
export function metresBetween(one: Position, other: Position): number {
	return distanceTo(other)(one);
}

function distanceTo(centre: Position): (point: Position) => number {
	const narrowing = narrowingAt(centre.latitude);
	return ({ latitude, longitude }) =>
		Math.round(Math.hypot(latitude - centre.latitude, (longitude - centre.longitude) * narrowing) * metresPerDegree);
}
