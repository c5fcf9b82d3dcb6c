/** On any meridian. */
export const metresPerDegree = 111_195;

/** How much shorter a degree of longitude is at this latitude. In a plane, which is accurate enough within a town. */
export function narrowingAt(latitude: number): number {
	return Math.cos((latitude * Math.PI) / 180);
}
