import type { FieldPath } from "../../definition/flow-definition.ts";
import { isDeleted } from "../../realisation/items-of.ts";

/**
 * The items that still count. Notes for the
 * list, per remaining item, its place in the list as stored, so that a message can point at it.
 */
export function withoutDeleted(items: readonly unknown[], path: FieldPath, places: Map<FieldPath, readonly number[]>): readonly unknown[] {
	if (!items.some(isDeleted)) return items;
	const kept = [...items.entries()].filter(([, item]) => !isDeleted(item));
	places.set(
		path,
		kept.map(([place]) => place),
	);
	return kept.map(([, item]) => item);
}

/** Path of an error in the stored list, out of its path in the list without deleted items. */
export function originalPath(path: FieldPath, places: ReadonlyMap<FieldPath, readonly number[]>): FieldPath {
	for (const [list, indexes] of places) {
		if (path.startsWith(`${list}.`)) {
			const [index = "", ...inner] = path.slice(list.length + 1).split(".");
			return [list, indexes[Number(index)] ?? index, ...inner].join(".");
		}
	}
	return path;
}
