import { applyEdits as applyTextEdits } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath } from "../definition/index.ts";
import { usesOf } from "./uses-of.ts";

/**
 * The files that change when a field of a tenant's own sections is renamed within its group, everywhere it is used. Their texts stay the
 * same except for the name.
 */
export function renameEverywhere(files: BundleFiles, from: FieldPath, to: string): ReadonlyMap<string, string> {
	const uses = usesOf(files, from);
	const changed = new Map<string, string>();
	for (const [path, text] of files) {
		const edits = uses
			.filter(({ file }) => file === path)
			.map(({ node: { offset, length }, renamed }) => ({ offset, length, content: JSON.stringify(renamed(to)) }));
		if (text !== null && edits.length > 0) changed.set(path, applyTextEdits(text, edits));
	}
	return changed;
}
