import { liesIn } from "./municipality-boundaries.ts";

/** Some 50 m, as degrees: the boundaries are generalised, and a place at the border may lie on either side. */
const leeway = [
	[0, 0],
	[0.0005, 0],
	[-0.0005, 0],
	[0, 0.0008],
	[0, -0.0008],
] as const;

/**
 * Whether a place is known to lie in another municipality than that of the code. Where records belong to customers, or to a
 * municipality that has been merged since, nothing is known. Every save asks, so only that municipality is looked at.
 */
export function elsewhereFrom(code: string): (latitude: number, longitude: number) => boolean {
	return (latitude, longitude) => leeway.every(([north, east]) => liesIn(code, latitude + north, longitude + east) === false);
}
