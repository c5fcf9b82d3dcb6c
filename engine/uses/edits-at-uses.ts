import type { BundleFiles } from "../bundle/index.ts";
import type { Edit } from "../edit/index.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import { stepUsesOf } from "./step-uses.ts";
import { type Use, usesOf } from "./uses-of.ts";

/**
 * The edits that rename a field everywhere it is used: one edit per place, so that they do not conflict with the work of colleagues
 * elsewhere.
 */
export function renameEdits(files: BundleFiles, from: string, to: string): readonly Edit[] {
	return editsAt(files, usesOf(files, from), ({ file, as, renamed }, at) =>
		as === "member" ? { op: "rename", file, at, value: renamed(to) } : { op: "set", file, at, value: renamed(to) },
	);
}

/**
 * The edits that give a step another code everywhere it is named, including its sub-steps. In the flow and the tenant one edit per place;
 * other files, which may name it hundreds of times, are each replaced as one text.
 */
export function renumberEdits(files: BundleFiles, from: string, to: string): readonly Edit[] {
	const edits = editsAt(files, stepUsesOf(files, from), ({ file, as, renamed }, at) => ({
		op: as === "member" ? "rename" : "set",
		file,
		at,
		value: renamed(to),
	}));
	return othersAsTexts(files, edits);
}

/** The edits that remove the subject of these uses: the member, or the item of the list. A text on its own must be replaced by a person. */
export function removeEdits(files: BundleFiles, uses: readonly Use[]): readonly Edit[] {
	return editsAt(
		files,
		uses.filter(({ as }) => as !== "text"),
		({ file }, at) => ({ op: "remove", file, at }),
	);
}
