import { type BundleFiles, type Edit, sameValue, valueFor } from "../../../engine/index.ts";

type Addressed = Exclude<Edit, { readonly op: "text" }>;

/** Whether others have already done what the edit would do, so that there is nothing left to do or to ask. */
export function alreadyDone(files: BundleFiles, edit: Edit, others: readonly Edit[]): boolean {
	const stands = (at: Addressed["at"]) => valueFor(files, { op: "remove", file: edit.file, at });
	switch (edit.op) {
		case "text":
			return edit.value === (files.get(edit.file) ?? null);
		case "set":
			return sameValue(stands(edit.at), edit.value);
		case "remove":
			return stands(edit.at) === undefined && others.some((other) => other.op === "remove" && holds(other, edit));
		case "rename":
			// The path already has the new name, as others have renamed it.
			return edit.at.at(-1) === edit.value;
		// Objects that both added are compared entry by entry elsewhere.
		case "add":
		case "move":
			return false;
	}
}

/** Whether the inner place is the outer one, or lies within it. */
const holds = (outer: Addressed, inner: Addressed): boolean =>
	outer.file === inner.file && JSON.stringify(inner.at.slice(0, outer.at.length)) === JSON.stringify(outer.at);
