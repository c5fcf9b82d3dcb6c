import { hasMember } from "../../json/json-object.ts";

/**
 * The value at a path of names with dots, or under the whole path as one name: a flat table's column may
 * have dots in its name. Only an object's own names count, whatever they are called; undefined when nothing is there.
 */
export function valueAt(raw: unknown, path: string): unknown {
	if (path === ".") return raw;
	if (hasMember(raw, path)) return raw[path];
	const dot = path.indexOf(".");
	return dot <= 0 ? undefined : valueAt(valueAt(raw, path.slice(0, dot)), path.slice(dot + 1));
}

/** Nothing was filled in: absent, null, or white space. */
export function isAbsent(value: unknown): boolean {
	return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
