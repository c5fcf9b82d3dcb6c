import type { BundleFiles } from "../bundle/bundle.ts";
import * as editTexts from "../texts/edits.ts";
import { applyToValue } from "./apply-to-value.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Edit, EditRefusal, EditRefusalCode, TextEdit } from "./edit.ts";
import { contentOf } from "./file-content.ts";
import { isFilePath } from "./file-path.ts";
import { inOrder, orderPlaceOf } from "./name-order.ts";

/**
 * Applies one edit to a tenant's files. The file that it touches gets its canonical text; all others stay byte for byte the same. Applying
 * the inverse to the result restores the former files. Pure; never throws, whatever the edit.
 */
export function applyEdit(bundle: BundleFiles, edit: Edit): { readonly bundle: BundleFiles; readonly inverse: Edit } | EditRefusal {
	const edited = applyEdits(bundle, [edit]);
	return "refused" in edited ? edited : { bundle: edited.bundle, inverse: edited.inverse[0] ?? edit };
}

/**
 * Applies several edits, each to the result of the one before: all of them or none. The inverses are in the order in which they must be
 * applied.
 */
export function applyEdits(
	bundle: BundleFiles,
	edits: readonly Edit[],
): { readonly bundle: BundleFiles; readonly inverse: readonly Edit[] } | EditRefusal {
	const files = new Map(bundle);
	const inverse: Edit[] = [];
	/** Contents that have been changed but not written yet. */
	const open = new Map<string, unknown>();
	const write = (file: string) => {
		if (open.has(file)) files.set(file, canonicalText(file, open.get(file)));
		open.delete(file);
	};
	for (const edit of edits) {
		const { file } = edit;
		const refuse = (refused: EditRefusalCode): EditRefusal => ({ refused, message: editTexts.refusals[refused], file });
		if (!isFilePath(file)) return refuse("bad-path");
		if (edit.op === "text") {
			write(file);
			const before = files.get(file);
			const refused = refusalOfText(before, edit);
			if (refused !== undefined) return refuse(refused);
			if (edit.value === null) files.delete(file);
			else files.set(file, tidied(file, edit.value));
			inverse.unshift({ op: "text", file, value: before ?? null });
			continue;
		}
		const order = orderPlaceOf(file);
		if (!open.has(file)) {
			const text = files.get(file);
			if (text === undefined) return refuse("no-such-file");
			if (text === null) return refuse("not-text");
			const read = contentOf(file, text);
			if (read === undefined) return refuse("not-json");
			open.set(file, inOrder(read.value, order));
		}
		const changed = applyToValue(open.get(file), edit, (value) => inOrder(value, order));
		if (typeof changed === "string") return refuse(changed);
		open.set(file, changed.value);
		inverse.unshift(changed.inverse);
	}
	for (const file of [...open.keys()]) write(file);
	return { bundle: files, inverse };
}

/** Longest manual page, in characters: it is read as a whole, on a screen. */
const mostOfPage = 100_000;

function refusalOfText(before: string | null | undefined, { file, value }: TextEdit): EditRefusalCode | undefined {
	// Content that cannot be shown as text could not be restored.
	if (before === null || (value !== null && /[\0\p{Cs}]/u.test(value))) return "not-text";
	if (value !== null && value.length > mostOfPage && /^manuals\/[^/]+\.md$/.test(file)) return "too-long";
	return before === undefined && value === null ? "no-such-file" : undefined;
}

/** The canonical text of a JSON file; any other text unchanged. */
function tidied(file: string, text: string): string {
	const read = contentOf(file, text);
	return read === undefined ? text : canonicalText(file, read.value);
}

/** The files, each in its canonical text: what a design starts from, and what `flow -- format` writes. */
export function canonicalFiles(files: BundleFiles): BundleFiles {
	return new Map([...files].map(([file, text]) => [file, text === null ? null : tidied(file, text)]));
}
