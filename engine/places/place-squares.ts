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

/** Points are drawn as symbols from this zoom; below it by groups. */
export const symbolZoom = 10;
