import { objectOf } from "../json/json-object.ts";

/**
 * A copy of `values` with the field at `path` set; undefined removes the field. Only objects along the path are copied; everything else
 * keeps its identity, so that comparisons by identity see no change.
 */
export function withValueAt(values: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
	const [name = "", ...rest] = path.split(".");
	const copy: Record<string, unknown> = { ...values };
	const next = rest.length === 0 ? value : within(values[name], rest, value);
	if (next === undefined) delete copy[name];
	else copy[name] = next;
	return copy;
}

function within(group: unknown, rest: readonly string[], value: unknown): unknown {
	if (!Array.isArray(group)) return withValueAt(objectOf(group), rest.join("."), value);
	const [index = "", ...deeper] = rest;
	return group.map((item, at) =>
		at !== Number(index) ? item : deeper.length === 0 ? value : withValueAt(objectOf(item), deeper.join("."), value),
	);
}
