import type { MapBox } from "./map-shape.ts";
import { mercator } from "./mercator.ts";

/** Distance between the centres of two groups on a map, in pixels, at which their circles don't overlap. */
export const groupsApart = 52;

/** Pixels of the whole world at zoom 0. */
export const worldPixels = 256;

/** Points that one answer about a map has at most; of more it says how many there are in each square. */
export const mostPlaces = 2_000;

/** Squares that one answer may be about: a large screen has a tenth of them. */
export const mostSquares = 10_000;

/** Width of the squares by which points are grouped at a zoom, as a fraction of the world. */
export function squareAt(zoom: number): number {
	return groupsApart / (worldPixels * 2 ** zoom);
}

/** Squares that a part of the map reaches into at a zoom, at most. */
export function squaresIn({ south, west, north, east }: MapBox, zoom: number): number {
	const [first, last] = [mercator({ latitude: north, longitude: west }), mercator({ latitude: south, longitude: east })];
	const width = squareAt(zoom);
	return ((last.x - first.x) / width + 1) * ((last.y - first.y) / width + 1);
}

/** Points are drawn as symbols from this zoom; below it by groups. */
export const symbolZoom = 10;
