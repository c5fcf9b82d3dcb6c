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

/** All points at most `metres` away, nearest first. */
export function pointsWithin<Point extends Position>(points: readonly Point[], centre: Position, metres: number): readonly Nearby<Point>[] {
	return byDistance(points, centre).filter((near) => near.metres <= metres);
}

function byDistance<Point extends Position>(points: readonly Point[], centre: Position): Nearby<Point>[] {
	return points.map((point) => ({ point, metres: metresBetween(point, centre) })).sort((a, b) => a.metres - b.metres);
}

/** Whole metres. */
export function metresBetween(one: Position, other: Position): number {
	const narrowing = Math.cos((other.latitude * Math.PI) / 180);
	return Math.round(Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrowing) * METRES_PER_DEGREE);
}
