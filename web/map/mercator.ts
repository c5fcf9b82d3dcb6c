import type { Position } from "./map-settings.ts";

/**
 * The position in Web Mercator (EPSG:3857) as fractions of the world from 0 to 1: x from the west, y from the north.
 */
export function mercator({ latitude, longitude }: Position): { x: number; y: number } {
	const sine = Math.sin((Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI) / 180);
	return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
