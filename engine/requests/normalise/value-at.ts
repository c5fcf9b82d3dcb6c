import { hasMember } from "../../json/json-object.ts";

/**
 * The value at a dotted path, or under the whole path as one name: the column of a flat table may have dots in its name. Only an object's
 * own properties count, whatever their names; undefined when nothing is there.
 */
export function valueAt(raw: unknown, path: string): unknown {
	if (path === ".") return raw;
	if (hasMember(raw, path)) return raw[path];
	const dot = path.indexOf(".");
	return dot <= 0 ? undefined : valueAt(valueAt(raw, path.slice(0, dot)), path.slice(dot + 1));
}

/** Whether nothing was filled in: the value is absent, null, or white space. */
export function isAbsent(value: unknown): boolean {
	return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
