/** The number itself; 0 for whatever is not a finite number. */
export function numberOf(value: unknown): number {
	return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
