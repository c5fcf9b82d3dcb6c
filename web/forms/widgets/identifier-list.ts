/**
 * Identifiers are stored as texts, or as objects `{ Identifier, deleted_at? }` where removed ones
 * must stay in the record. The screen works with both through these functions.
 */
export interface Entry {
	/** Place in the stored list; does not change while the form is open when entries are objects. */
	readonly index: number;
	readonly text: string;
}

type Stored = readonly unknown[];

export function shownEntries(stored: Stored): readonly Entry[] {
	return stored.flatMap((value, index) => (isRemoved(value) ? [] : [{ index, text: textOf(value) }]));
}

export function withText(stored: Stored, index: number, text: string, asObjects: boolean): unknown[] {
	if (index >= stored.length) return [...stored, asObjects ? { Identifier: text } : text];
	return stored.map((value, at) => (at === index ? (asObjects ? { ...objectOf(value), Identifier: text } : text) : value));
}

/** Marks an object as removed and takes a text out. `now`: instant in milliseconds. */
export function withoutEntry(stored: Stored, index: number, asObjects: boolean, now: number): unknown[] {
	if (!asObjects) return stored.filter((_, at) => at !== index);
	return stored.map((value, at) => (at === index ? { ...objectOf(value), deleted_at: now } : value));
}

function isRemoved(value: unknown): boolean {
	const { deleted_at: removed } = objectOf(value);
	return removed !== undefined && removed !== null;
}

function textOf(value: unknown): string {
	const text = typeof value === "string" ? value : objectOf(value).Identifier;
	return typeof text === "string" ? text : "";
}

function objectOf(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
