import { isObject } from "../json/json-object.ts";

/** Ids of the files that a field of files refers to, in either of its two forms. Anything that is not a reference is ignored. */
export function fileIdsIn(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.map(idOf).filter((id) => id !== undefined) : [];
}

function idOf(entry: unknown): string | undefined {
	const id = isObject(entry) ? entry.id : entry;
	return typeof id === "string" ? id : undefined;
}

/** Ids in the lists of references, however deeply nested. A text that happens to look like an id does not count. */
export function idsInLists(values: unknown): ReadonlySet<string> {
	const found = new Set<string>();
	const look = (value: unknown): void => {
		if (typeof value !== "object" || value === null) return;
		for (const id of fileIdsIn(value)) found.add(id);
		for (const inner of Object.values(value)) look(inner);
	};
	look(values);
	return found;
}
