import { sha256 } from "./sha-256.ts";

/**
 * Hash of what a JSON value says: the order of names in an object and white space do not count, the
 * order of a list does. Tells whether a file was changed without raising its version; 64 hexadecimal
 * digits.
 */
export function contentHash(value: unknown): string {
	return sha256(canonicalJson(value));
}

/** JSON without white space, names in order of their UTF-16 units (as RFC 8785 orders them). */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	const entries = Object.entries(value)
		.filter(([, item]) => item !== undefined)
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`);
	return `{${entries.join(",")}}`;
}
