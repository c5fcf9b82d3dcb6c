import { readPath } from "./field-path.ts";
import type { Values } from "./realisation.ts";

/** Items of a list field without the deleted ones; empty when the field is not a list. */
export function itemsOf(values: Values, path: unknown): readonly unknown[] {
	const list = readPath(values, String(path));
	return Array.isArray(list) ? list.filter((item) => !isDeleted(item)) : [];
}

/** Deleted items stay stored, with the time in `deleted_at`; nothing counts or checks them. */
export function isDeleted(item: unknown): boolean {
	return typeof item === "object" && item !== null && "deleted_at" in item && item.deleted_at !== null && item.deleted_at !== undefined;
}
