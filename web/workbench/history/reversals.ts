import type { Made } from "../source/read-history.ts";

/** What an edit does to an earlier one: undoes it, or, if that was an undo itself, does again what it undid. Null: neither. */
type Reversal = "undo" | "redo" | null;

/** By the number of the edit. `edits`: newest first. */
export function reversals(edits: readonly Pick<Made, "number" | "undoes">[]): ReadonlyMap<number, Reversal> {
	const found = new Map<number, Reversal>();
	for (const { number, undoes } of edits.toReversed()) {
		found.set(number, undoes === null ? null : found.get(undoes) === "undo" ? "redo" : "undo");
	}
	return found;
}
