import { collationKey } from "./collation-key.ts";
import type { ListFieldKind } from "./list-fields.ts";

/**
 * A text, a number, an instant in milliseconds since 1970, a day as YYYY-MM-DD, an option's value, or uuids of tags.
 */
export type FieldValue = string | number | boolean | null | readonly string[];

/** What a list sorts by: a prepared text or a number; null comes last in either direction. */
export type SortKey = string | number | null;

/** The value if it has the field's kind: records may contain whatever former forms allowed. */
export function listedValue(kind: ListFieldKind, value: unknown): FieldValue {
	if (value === undefined || value === null || value === "") return null;
	if (kind === "number" || kind === "instant") return typeof value === "number" ? value : null;
	if (kind === "flag") return value === true;
	if (Array.isArray(value)) return value.map(String);
	return typeof value === "object" ? null : String(value);
}

/** The sort key of a value. `text`: as the list shows it, called only where the order is that of the text. */
export function listedSortKey(kind: ListFieldKind, value: FieldValue, text: () => string): SortKey {
	if (kind === "number" || kind === "instant") return typeof value === "number" ? value : null;
	if (kind === "flag") return Number(value === true);
	const sorted = kind === "date" ? String(value ?? "") : text();
	return sorted === "" ? null : collationKey(sorted);
}

/** Whether a filter with this value from the address matches the row. */
export function isChosen(value: FieldValue, chosen: string): boolean {
	if (value === null) return false;
	return typeof value === "object" ? value.includes(chosen) : String(value) === chosen;
}
