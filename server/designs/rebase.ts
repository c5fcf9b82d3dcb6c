import { applyEdits, type BundleFiles, type Edit, type EditRefusal, overlap, valueFor } from "../../engine/index.ts";
import type { KeptEdits } from "./design-store.ts";

/** One place that two designers changed, as it was and as each would have it. Absent where there is nothing. */
export interface Clash {
	readonly edit: Edit;
	readonly base?: unknown;
	readonly mine?: unknown;
	readonly theirs?: unknown;
}

type Rebased = { readonly bundle: BundleFiles; readonly inverse: readonly Edit[] } | { readonly clashes: readonly Clash[] } | EditRefusal;

/** Applies edits that were made on the files as they were before others' edits; those must be about other places. */
export function rebase(files: BundleFiles, missed: readonly KeptEdits[], edits: readonly Edit[]): Rebased {
	const theirs = remaining(missed).flatMap((kept) => kept.edits);
	const clashing = edits.filter((edit) => overlap([edit], theirs));
	if (clashing.length === 0) return applyEdits(files, edits);
	const base = missed.toReversed().reduce((then, { inverse }) => after(then, inverse), files);
	const mine = after(base, edits);
	return {
		clashes: clashing.map((edit) => ({ edit, base: valueFor(base, edit), mine: valueFor(mine, edit), theirs: valueFor(files, edit) })),
	};
}

/** Without those that were taken back, and what took them back: together they change nothing. */
export function remaining(kept: readonly KeptEdits[]): readonly KeptEdits[] {
	const left = new Map(kept.map((one) => [one.number, one]));
	for (const { number, undoes } of kept.toReversed()) {
		if (undoes !== null && left.has(number) && left.delete(undoes)) left.delete(number);
	}
	return [...left.values()];
}

const after = (files: BundleFiles, edits: readonly Edit[]): BundleFiles => {
	const edited = applyEdits(files, edits);
	return "refused" in edited ? files : edited.bundle;
};
