/**
 * JSON without white space, with names in order of their UTF-16 units (as in RFC 8785): equal texts mean equal content, whatever the order
 * of names. The order of a list counts.
 */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const entries = Object.entries(value)
		.filter(([, item]) => item !== undefined)
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
	return `{${entries.join(",")}}`;
}
