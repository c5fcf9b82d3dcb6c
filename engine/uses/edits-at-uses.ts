import type { BundleFiles } from "../bundle/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { applyToValue } from "../edit/apply-to-value.ts";
import { type Address, addressOf, applyEdits, type Edit } from "../edit/index.ts";
import { inOrder, orderPlaceOf } from "../edit/name-order.ts";
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
	const after = applyEdits(files, edits);
	if ("refused" in after) return edits;
	const others = new Set(edits.map(({ file }) => file).filter((file) => file !== "flow.json" && file !== "tenant.json"));
	return [
		...edits.filter(({ file }) => !others.has(file)),
		...[...others].map((file): Edit => ({ op: "text", file, value: after.bundle.get(file) ?? null })),
	];
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
 * One edit for each place, each on what the one before left: what lies deepest, and stands last, comes first, so that no edit
 * changes what a later one is called by its place.
 */
function editsAt<Place extends { readonly file: string; readonly path: JsonPath }>(
	files: BundleFiles,
	uses: readonly Place[],
	editAt: (use: Place, at: Address) => Edit,
): readonly Edit[] {
	const edits: Edit[] = [];
	/** Contents as they are after the edits so far. */
	const open = new Map<string, unknown>();
	for (const use of [...uses].sort((left, right) => right.path.length - left.path.length || laterFirst(left.path, right.path))) {
		const ordered = (value: unknown) => inOrder(value, orderPlaceOf(use.file));
		const document = open.get(use.file) ?? ordered(JSON.parse(files.get(use.file) ?? "null"));
		if (valueAt(document, use.path) === undefined) continue;
		const edit = editAt(use, addressOf(document, use.path));
		const changed = edit.op === "text" ? "not-text" : applyToValue(document, edit, ordered);
		if (typeof changed === "string") continue;
		open.set(use.file, changed.value);
		edits.push(edit);
	}
	return edits;
}

function laterFirst(left: JsonPath, right: JsonPath): number {
	const at = left.findIndex((part, index) => part !== right[index]);
	const [one, other] = [left[at], right[at]];
	return typeof one === "number" && typeof other === "number" ? other - one : 0;
}
