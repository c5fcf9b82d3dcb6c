import type { Position } from "./geocoder.ts";

const EARTH_RADIUS_METRES = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two positions over the sphere; within 0.5 percent of the ellipsoid, enough for "nearby". */
export function distanceMetres(from: Position, to: Position): number {
	const dLat = radians(to.latitude - from.latitude);
	const dLng = radians(to.longitude - from.longitude);
	const a = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
	return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(a)));
}
