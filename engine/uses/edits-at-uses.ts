import type { BundleFiles } from "../bundle/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { addressOf, applyEdits, type Edit } from "../edit/index.ts";
import { type Use, usesOf } from "./uses-of.ts";

/** The edits that give a field another name everywhere it is used: each its own place, so that colleagues elsewhere are not in their way. */
export function renameEdits(files: BundleFiles, from: string, to: string): readonly Edit[] {
	return editsAt(files, usesOf(files, from), ({ file, as, renamed }, at) =>
		as === "member" ? { op: "rename", file, at, value: renamed(to) } : { op: "set", file, at, value: renamed(to) },
	);
}

/** The edits that take away what these uses stand for: the member, or the item of the list. A text on its own has to be replaced by somebody. */
export function removeEdits(files: BundleFiles, uses: readonly Use[]): readonly Edit[] {
	return editsAt(
		files,
		uses.filter(({ as }) => as !== "text"),
		({ file }, at) => ({ op: "remove", file, at }),
	);
}

/**
 * One edit per use, each on what the one before left: what lies deepest, and stands last, comes first, so that no edit
 * changes what a later one is called by its place.
 */
function editsAt(files: BundleFiles, uses: readonly Use[], editAt: (use: Use, at: ReturnType<typeof addressOf>) => Edit): readonly Edit[] {
	const edits: Edit[] = [];
	let bundle = files;
	for (const use of [...uses].sort((left, right) => right.path.length - left.path.length || laterFirst(left.path, right.path))) {
		const document: unknown = JSON.parse(bundle.get(use.file) ?? "null");
		if (valueAt(document, use.path) === undefined) continue;
		const edit = editAt(use, addressOf(document, use.path));
		const edited = applyEdits(bundle, [edit]);
		if ("refused" in edited) continue;
		bundle = edited.bundle;
		edits.push(edit);
	}
	return edits;
}

function laterFirst(left: JsonPath, right: JsonPath): number {
	const at = left.findIndex((part, index) => part !== right[index]);
	const [one, other] = [left[at], right[at]];
	return typeof one === "number" && typeof other === "number" ? other - one : 0;
}
