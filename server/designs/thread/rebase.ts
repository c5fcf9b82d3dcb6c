import {
	applyEdits,
	type BundleFiles,
	type Edit,
	type EditRefusal,
	isAdded,
	overlap,
	placeOfAdded,
	valueFor,
	withinAdded,
} from "../../../engine/index.ts";
import type { KeptEdits } from "../kept/design-store.ts";
import { alreadyDone } from "./already-done.ts";
import { followedEdit, namesItsItem } from "./followed-edit.ts";

/** A place that two designers changed: its original value and each designer's. Absent where there is no value. */
export interface Clash {
	readonly edit: Edit;
	readonly base?: unknown;
	readonly mine?: unknown;
	readonly theirs?: unknown;
}

/** `edits`: in the form in which they are stored, or would be, on the current files. */
type Rebased = { readonly edits: readonly Edit[] } & (
	| { readonly bundle: BundleFiles; readonly inverse: readonly Edit[] }
	| { readonly clashes: readonly Clash[] }
);

/** Applies edits that were made on the files as they were before others' edits; both must concern different places. */
export function rebase(files: BundleFiles, missed: readonly KeptEdits[], edits: readonly Edit[]): Rebased | EditRefusal {
	const theirs = remaining(missed).flatMap((kept) => kept.edits);
	let known: BundleFiles | undefined;
	/** The files on which the edits were made; only reconstructed when needed. */
	const before = (): BundleFiles => (known ??= missed.toReversed().reduce((then, { inverse }) => after(then, inverse), files));
	const placed = edits.map((made): Placed => {
		const edit = placedEdit(files, before, followedEdit(made, theirs));
		// Both added the same object, so the contents that each gave it are compared.
		const within = withinAdded(files, edit);
		if (within !== undefined && !isAdded(before(), edit)) {
			return { edits: within, clashing: within.filter(({ op }) => op === "set").map((each) => ({ edit: each, made: each })) };
		}
		if (!overlap([made], theirs)) return { edits: [edit], clashing: [] };
		return alreadyDone(files, edit, theirs) ? { edits: [], clashing: [] } : { edits: [edit], clashing: [{ edit, made }] };
	});
	const all = placed.flatMap((one) => one.edits);
	const clashing = placed.flatMap((one) => one.clashing);
	if (clashing.length === 0) {
		const applied = applyEdits(files, all);
		return "refused" in applied ? applied : { edits: all, ...applied };
	}
	const base = before();
	const mine = after(base, edits);
	return {
		edits: all,
		clashes: clashing.map(({ edit, made }) => {
			const [was, is] = [valueFor(base, placeOfAdded(made) ?? made), valueFor(files, placeOfAdded(edit) ?? edit)];
			// What has another name by now is compared by its names: what it holds may be the same on all sides.
			const isRenamed = made.op === "rename" && edit.op === "rename" && made.at.at(-1) !== edit.at.at(-1) && is !== undefined;
			return {
				edit,
				base: isRenamed ? made.at.at(-1) : was,
				// After a rename, the item is no longer found under its old name.
				mine: made.op === "rename" || namesItsItem(made) ? made.value : valueFor(mine, placeOfAdded(made) ?? made),
				theirs: isRenamed ? edit.at.at(-1) : is,
			};
		}),
	};
}

/** Places the item at the end if the item that should follow it has been removed. */
function placedEdit(files: BundleFiles, known: () => BundleFiles, edit: Edit): Edit {
	if ((edit.op !== "add" && edit.op !== "move") || edit.before === undefined) return edit;
	const { before, ...rest } = edit;
	const list = edit.op === "add" ? edit.at : (edit.to ?? edit.at.slice(0, -1));
	const anchor: Edit = { op: "remove", file: edit.file, at: [...list, before] };
	// An anchor that the same call adds is in neither version.
	return valueFor(files, anchor) === undefined && valueFor(known(), anchor) !== undefined ? rest : edit;
}

interface Placed {
	readonly edits: readonly Edit[];
	/** Each as it would be stored now, and as it was made. */
	readonly clashing: readonly { readonly edit: Edit; readonly made: Edit }[];
}

/** Leaves out undone edits and the edits that undid them: together they change nothing. */
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
