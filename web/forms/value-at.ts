import { memberOf } from "../../engine/index.ts";

/** The value at a dotted path, or undefined if any part of it is absent. */
export function valueAt(values: unknown, path: string): unknown {
	let current: unknown = values;
	for (const name of path.split(".")) {
		current = memberOf(current, name);
	}
	return current;
}
