import { type BundleFiles, type Edit, sameValue, valueFor } from "../../engine/index.ts";

type Addressed = Exclude<Edit, { readonly op: "text" }>;

/** Whether others made of the place what the edit would make of it, so that nothing is left to do or to ask. */
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
			// Under the name that others gave it.
			return edit.at.at(-1) === edit.value;
		// What is added twice is looked at entry by entry.
		case "add":
		case "move":
			return false;
	}
}

/** Whether the inner place is the outer one, or lies in it. */
const holds = (outer: Addressed, inner: Addressed): boolean =>
	outer.file === inner.file && JSON.stringify(inner.at.slice(0, outer.at.length)) === JSON.stringify(outer.at);
