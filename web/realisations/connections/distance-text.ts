/** "350 m", "1,2 km". */
export function distanceText(metres: number): string {
	return metres < 1000 ? `${metres} m` : `${(metres / 1000).toLocaleString("nl-NL", { maximumFractionDigits: 1 })} km`;
}
