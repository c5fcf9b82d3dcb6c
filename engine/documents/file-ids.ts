import { isObject } from "../json/json-object.ts";

/** Ids of the files that a field of files refers to, in either of its two forms. Anything that is not a reference is ignored. */
export function fileIdsIn(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.map(idOf).filter((id) => id !== undefined) : [];
}

function idOf(entry: unknown): string | undefined {
	const id = isObject(entry) ? entry.id : entry;
	return typeof id === "string" ? id : undefined;
}
