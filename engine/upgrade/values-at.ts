import { isEmpty } from "../conditions/index.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import { objectOf } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";

/** A path in the notation of the flow comparison: `[]` follows a list when a field of its items is meant. */
interface ListPath {
	/** The field itself, or the list. */
	readonly field: FieldPath;
	/** Path within each item; undefined when the field itself is meant. */
	readonly inItem: string | undefined;
}

export function listPathOf(path: string): ListPath {
	const place = path.indexOf("[]");
	return place === -1
		? { field: path, inItem: undefined }
		: { field: path.slice(0, place), inItem: path.slice(place + 2).replace(/^\./, "") };
}

/** The values that a process has at the path: none, one, or one for each item. */
export function valuesAt(values: Values, path: string): readonly unknown[] {
	const { field, inItem } = listPathOf(path);
	const value = readPath(values, field);
	if (inItem === undefined) return isEmpty(value) ? [] : [value];
	const items = Array.isArray(value) ? value : [];
	return inItem === "" ? items : items.flatMap((item) => valuesAt(objectOf(item), inItem));
}
