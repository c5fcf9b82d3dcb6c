/** The tenant's diameter of the circle in metres, for who draws one; nothing when it says none. */
export function diameterOf(metres: unknown): { diameter?: number } {
	return typeof metres === "number" ? { diameter: metres } : {};
}
