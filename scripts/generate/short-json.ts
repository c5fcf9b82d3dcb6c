/** JSON for people: what fits on a line stays on one, the rest is expanded. */
export function shortJson(value: unknown, indent = "", width = 110): string {
	const flat = spaced(value);
	if (flat.length + indent.length <= width || typeof value !== "object" || value === null) return flat;
	const inner = `${indent}\t`;
	if (Array.isArray(value)) return `[\n${value.map((item) => `${inner}${shortJson(item, inner, width)}`).join(",\n")}\n${indent}]`;
	const entries = Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${shortJson(item, inner, width)}`);
	return `{\n${entries.join(",\n")}\n${indent}}`;
}

function spaced(value: unknown): string {
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
	const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${spaced(item)}`);
	return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
