import type { FieldPath } from "../definition/flow-definition.ts";
import { hasMember } from "../json/json-object.ts";

/** Paths come from flow definitions, so there are few and each is split once. */
const split = new Map<FieldPath, readonly string[]>();

/** The names in a path. */
export function namesIn(path: FieldPath): readonly string[] {
	const known = split.get(path);
	if (known !== undefined) return known;
	const names = path.split(".");
	split.set(path, names);
	return names;
}

/** The value at a path; undefined when there is none. */
export function readPath(values: unknown, path: FieldPath): unknown {
	let found = values;
	for (const name of namesIn(path)) {
		if (!hasMember(found, name)) return undefined;
		found = found[name];
	}
	return found;
}
