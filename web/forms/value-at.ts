/** The value at a dotted path, or undefined when anything on the way is absent. */
export function valueAt(values: unknown, path: string): unknown {
	let current: unknown = values;
	for (const name of path.split(".")) {
		if (typeof current !== "object" || current === null) return undefined;
		current = (current as Record<string, unknown>)[name];
	}
	return current;
}
