import type { FieldPath } from "../definition/flow-definition.ts";

/** Paths come out of flow definitions, so there are few of them and each is split once. */
const split = new Map<FieldPath, readonly string[]>();

/** The names a path consists of. */
export function namesIn(path: FieldPath): readonly string[] {
	const known = split.get(path);
	if (known !== undefined) {
		return known;
	}
	const names = path.split(".");
	split.set(path, names);
	return names;
}

/** The value at a path; undefined when there is none. */
export function readPath(values: unknown, path: FieldPath): unknown {
	let found = values;
	for (const name of namesIn(path)) {
		if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) {
			return undefined;
		}
		found = (found as Record<string, unknown>)[name];
	}
	return found;
}
