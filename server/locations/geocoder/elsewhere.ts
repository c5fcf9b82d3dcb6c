import { liesIn } from "./municipality-boundaries.ts";

/** About 50 m, in degrees: the boundaries are generalised, and a place at the border may lie on either side. */
const leeway = [
	[0, 0],
	[0.0005, 0],
	[-0.0005, 0],
	[0, 0.0008],
	[0, -0.0008],
] as const;

/**
 * Whether a place is known to lie in another municipality than that of the code. Nothing is known where records belong to customers, or to
 * a municipality that has since been merged. Every save calls this, so only that one municipality is checked.
 */
export function elsewhereFrom(code: string): (latitude: number, longitude: number) => boolean {
	return (latitude, longitude) => leeway.every(([north, east]) => liesIn(code, latitude + north, longitude + east) === false);
}
