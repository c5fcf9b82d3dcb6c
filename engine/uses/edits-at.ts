import type { BundleFiles } from "../bundle/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { applyToValue } from "../edit/apply-to-value.ts";
import { type Address, addressOf, applyEdits, type Edit } from "../edit/index.ts";
import { inOrder, orderPlaceOf } from "../edit/name-order.ts";

/**
 * One edit for each place, each based on the result of the one before. The deepest and last places come first, so that no edit changes the
 * address of a later one.
 */
export function editsAt<Place extends { readonly file: string; readonly path: JsonPath }>(
	files: BundleFiles,
	uses: readonly Place[],
	editAt: (use: Place, at: Address, document: unknown) => Edit,
): readonly Edit[] {
	const edits: Edit[] = [];
	/** Contents after the edits so far. */
	const open = new Map<string, unknown>();
	for (const use of [...uses].sort((left, right) => right.path.length - left.path.length || laterFirst(left.path, right.path))) {
		const ordered = (value: unknown) => inOrder(value, orderPlaceOf(use.file));
		const document = open.get(use.file) ?? ordered(JSON.parse(files.get(use.file) ?? "null"));
		if (valueAt(document, use.path) === undefined) continue;
		const edit = editAt(use, addressOf(document, use.path), document);
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

/**
 * The same edits, with those of files other than the flow and the tenant merged into one text for each file: a scenario may name a step or
 * a field hundreds of times.
 */
export function othersAsTexts(files: BundleFiles, edits: readonly Edit[]): readonly Edit[] {
	const after = applyEdits(files, edits);
	if ("refused" in after) return edits;
	const others = new Set(edits.map(({ file }) => file).filter((file) => file !== "flow.json" && file !== "tenant.json"));
	return [
		...edits.filter(({ file }) => !others.has(file)),
		...[...others].map((file): Edit => ({ op: "text", file, value: after.bundle.get(file) ?? null })),
	];
}
