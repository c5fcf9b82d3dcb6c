/** Same content; an absent value, null, "" and an empty list are all "nothing", as a form shows them. */
export function sameContent(one: unknown, other: unknown): boolean {
	if (one === other || (isNothing(one) && isNothing(other))) return true;
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((entry, index) => sameContent(entry, other[index]));
	}
	if (!isGroup(one) || !isGroup(other)) return false;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => sameContent(one[name], other[name]));
}

function isNothing(value: unknown): boolean {
	return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
