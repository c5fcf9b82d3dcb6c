import type { BundleFiles } from "../bundle/bundle.ts";
import { readJsonSource } from "../definition/json-source.ts";
import * as editTexts from "../texts/edits.ts";
import { applyToValue, type Changed } from "./apply-to-value.ts";
import { canonicalText } from "./canonical-text.ts";
import type { Edit, EditRefusal, EditRefusalCode, TextEdit } from "./edit.ts";
import { isFilePath } from "./file-path.ts";
import { inOrder, orderPlaceOf } from "./name-order.ts";

/** A tenant's files after an edit, and the edit that takes it back. */
export interface Edited {
	readonly bundle: BundleFiles;
	readonly inverse: Edit;
}

/**
 * Applies one edit to a tenant's files. The file it touches has its canonical text afterwards; all others stay byte for byte
 * what they were. Applied to the outcome, the inverse gives the files of before. Pure; never throws, whatever is asked.
 */
export function applyEdit(bundle: BundleFiles, edit: Edit): Edited | EditRefusal {
	const { file } = edit;
	const refuse = (refused: EditRefusalCode): EditRefusal => ({ refused, message: editTexts.refusals[refused], file });
	if (!isFilePath(file)) return refuse("bad-path");
	const text = bundle.get(file);
	if (edit.op === "text") return applyText(bundle, edit, text, refuse);
	if (text === undefined) return refuse("no-such-file");
	if (text === null) return refuse("not-text");
	const read = file.endsWith(".json") ? contentOf(file, text) : undefined;
	if (read === undefined) return refuse("not-json");
	const order = orderPlaceOf(file);
	const changed: Changed | EditRefusalCode = applyToValue(inOrder(read.value, order), edit, (value) => inOrder(value, order));
	if (typeof changed === "string") return refuse(changed);
	return { bundle: new Map(bundle).set(file, canonicalText(file, changed.value)), inverse: { ...changed.inverse, file } };
}

/** Several edits, each on what the one before left: all of them or none. The inverses are in the order in which they are to be applied. */
export function applyEdits(
	bundle: BundleFiles,
	edits: readonly Edit[],
): { readonly bundle: BundleFiles; readonly inverse: readonly Edit[] } | EditRefusal {
	let now = bundle;
	const inverse: Edit[] = [];
	for (const edit of edits) {
		const edited = applyEdit(now, edit);
		if ("refused" in edited) return edited;
		now = edited.bundle;
		inverse.unshift(edited.inverse);
	}
	return { bundle: now, inverse };
}

function applyText(
	bundle: BundleFiles,
	{ file, value }: TextEdit,
	before: string | null | undefined,
	refuse: (code: EditRefusalCode) => EditRefusal,
): Edited | EditRefusal {
	// What can't be shown as text could not be put back.
	if (before === null || (value !== null && /[\0\p{Cs}]/u.test(value))) return refuse("not-text");
	if (before === undefined && value === null) return refuse("no-such-file");
	const files = new Map(bundle);
	if (value === null) files.delete(file);
	else files.set(file, tidied(file, value));
	return { bundle: files, inverse: { op: "text", file, value: before ?? null } };
}

/** The canonical text of what is JSON; everything else as it was typed. */
function tidied(file: string, text: string): string {
	const read = file.endsWith(".json") ? contentOf(file, text) : undefined;
	return read === undefined ? text : canonicalText(file, read.value);
}

/** What a JSON file holds; undefined when it is not JSON, or when a part of it would be lost without a word. */
function contentOf(file: string, text: string): { readonly value: unknown } | undefined {
	const { value, problems } = readJsonSource(text, file);
	return problems.length > 0 ? undefined : { value };
}

/** The files, each in its canonical text: what a design begins with, and what `flow -- format` writes. */
export function canonicalFiles(files: BundleFiles): BundleFiles {
	return new Map([...files].map(([file, text]) => [file, text === null ? null : tidied(file, text)]));
}
