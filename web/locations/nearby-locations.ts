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
	const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
	return points
		.map((point) => ({
			point,
			metres: Math.round(
				Math.hypot(point.latitude - centre.latitude, (point.longitude - centre.longitude) * narrowing) * METRES_PER_DEGREE,
			),
		}))
		.sort((a, b) => a.metres - b.metres);
}
