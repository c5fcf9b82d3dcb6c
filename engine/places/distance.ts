/** Along a meridian. */
export const metresPerDegree = 111_195;

/**
 * The factor by which a degree of longitude is shorter at this latitude. Treats the earth as flat, which is accurate enough within a town.
 */
export function narrowingAt(latitude: number): number {
	return Math.cos((latitude * Math.PI) / 180);
}
