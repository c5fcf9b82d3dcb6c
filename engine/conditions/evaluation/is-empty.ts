/** Absent, null, "", only whitespace, or a list without items. An unticked box is not empty. */
export function isEmpty(value: unknown): boolean {
	if (value === undefined || value === null) return true;
	if (typeof value === "string") return value.length === 0 || value.trim().length === 0;
	return Array.isArray(value) && value.length === 0;
}
