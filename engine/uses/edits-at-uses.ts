import type { BundleFiles } from "../bundle/index.ts";
import type { Edit } from "../edit/index.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import { stepUsesOf } from "./step-uses.ts";
import { type Use, usesOf } from "./uses-of.ts";

/** The edits that give a field another name everywhere it is used: each its own place, so that colleagues elsewhere are not in their way. */
export function renameEdits(files: BundleFiles, from: string, to: string): readonly Edit[] {
	return editsAt(files, usesOf(files, from), ({ file, as, renamed }, at) =>
		as === "member" ? { op: "rename", file, at, value: renamed(to) } : { op: "set", file, at, value: renamed(to) },
	);
}

/**
 * The edits that give a step another code everywhere it is named, and its sub-steps with it. Of the flow and the tenant place
 * by place; of other files, which may name it hundreds of times, as one text each.
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

/** The edits that take away what these uses stand for: the member, or the item of the list. A text on its own has to be replaced by somebody. */
export function removeEdits(files: BundleFiles, uses: readonly Use[]): readonly Edit[] {
	return editsAt(
		files,
		uses.filter(({ as }) => as !== "text"),
		({ file }, at) => ({ op: "remove", file, at }),
	);
}
