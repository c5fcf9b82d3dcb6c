import type { JsonPath } from "../definition/json-path.ts";
import { isObject, type JsonObject, memberOf } from "../json/json-object.ts";

export type Container = JsonObject | readonly unknown[];

export function isContainer(value: unknown): value is Container {
	return typeof value === "object" && value !== null;
}

/** The names of an object, in order; empty for anything else. */
export function keysOf(value: unknown): readonly string[] {
	return isObject(value) ? Object.keys(value) : [];
}

/** The document with another value at an existing path. */
export function withValue(document: unknown, path: JsonPath, value: unknown): unknown {
	return changedAt(document, path, () => value);
}

/** The document with a new entry in the list or object at the path: before another, or at the end. */
export function withEntry(
	document: unknown,
	path: JsonPath,
	key: string | number,
	value: unknown,
	before: string | number | undefined,
): unknown {
	return changedAt(document, path, (container) => {
		if (Array.isArray(container)) return container.toSpliced(Number(before ?? container.length), 0, value);
		const entries = entriesOf(container);
		const at = entries.findIndex(([name]) => name === before);
		return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [String(key), value]));
	});
}

/** The document without the entry at the path. */
export function withoutEntry(document: unknown, path: JsonPath): unknown {
	const key = path.at(-1);
	return changedAt(document, path.slice(0, -1), (container) =>
		Array.isArray(container)
			? container.toSpliced(Number(key), 1)
			: Object.fromEntries(entriesOf(container).filter(([name]) => name !== key)),
	);
}

/** The document with the member at the path renamed in its position. */
export function withRenamed(document: unknown, path: JsonPath, to: string): unknown {
	const key = path.at(-1);
	return changedAt(document, path.slice(0, -1), (container) =>
		Object.fromEntries(entriesOf(container).map(([name, value]) => [name === key ? to : name, value])),
	);
}

/** Never by assignment: a member may be named `__proto__`. */
function changedAt(node: unknown, path: JsonPath, change: (inner: unknown) => unknown): unknown {
	const [key, ...rest] = path;
	if (key === undefined) return change(node);
	const inner = changedAt(memberOf(node, key), rest, change);
	if (Array.isArray(node)) return node.map((item, index) => (index === key ? inner : item));
	return Object.fromEntries(entriesOf(node).map(([name, value]) => [name, name === key ? inner : value]));
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => (isObject(value) ? Object.entries(value) : []);
