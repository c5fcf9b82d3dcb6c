import type { Position } from "../map/map-settings.ts";
import type { ChargingLocationPoint } from "./charging-location.ts";

const METRES_PER_DEGREE = 111_195;

/** The nearest points with their distance in whole metres, nearest first. Plane distance: exact enough within a town. */
export function nearbyLocations(
	points: readonly ChargingLocationPoint[],
	centre: Position,
	count: number,
): readonly { readonly point: ChargingLocationPoint; readonly metres: number }[] {
	const narrowing = Math.cos((centre.latitude * Math.PI) / 180);
	return points
		.map((point) => ({
			point,
			metres: Math.round(
				Math.hypot(point.latitude - centre.latitude, (point.longitude - centre.longitude) * narrowing) * METRES_PER_DEGREE,
			),
		}))
		.sort((a, b) => a.metres - b.metres)
		.slice(0, count);
}
