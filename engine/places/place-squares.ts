import type { MapBox } from "./map-shape.ts";
import { mercator } from "./mercator.ts";

/** Distance between the centres of two groups on a map, in pixels, at which their circles don't overlap. */
export const groupsApart = 52;

/** Pixels of the whole world at zoom 0. */
export const worldPixels = 256;

/** The most points in one answer about a map; if there are more, it gives the number in each square instead. */
export const mostPlaces = 2_000;

/** The most squares in one request: a large screen has a tenth of them. */
export const mostSquares = 10_000;

/** Width of the squares by which points are grouped at a zoom level, as a fraction of the world. */
export function squareAt(zoom: number): number {
	return groupsApart / (worldPixels * 2 ** zoom);
}

/** The largest number of squares that a part of the map can overlap at a zoom level. */
export function squaresIn({ south, west, north, east }: MapBox, zoom: number): number {
	const [first, last] = [mercator({ latitude: north, longitude: west }), mercator({ latitude: south, longitude: east })];
	const width = squareAt(zoom);
	return ((last.x - first.x) / width + 1) * ((last.y - first.y) / width + 1);
}

/** From this zoom level on, points are drawn as symbols; below it, as groups. */
export const symbolZoom = 10;
