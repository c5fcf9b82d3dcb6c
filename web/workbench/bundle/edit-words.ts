import { type Edit, languageAt, partName, pathOf, placeOfAdded } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { OpenedBundle } from "./open-bundle.ts";
import { nameOfValue, type ValuePlace, valueWords } from "./value-words.ts";
import { wordsInBundle } from "./words-in-bundle.ts";

/** What edits do and where, one sentence each, without duplicates. */
export function editSentences(edits: readonly Edit[], bundle: Pick<OpenedBundle, "shown" | "flow" | "tenant">): readonly string[] {
	return [...new Set(edits.map((edit) => `${editPlace(edit, bundle)}: ${editWords(edit, bundle)}`))];
}

/** Where an edit applies, in words: the step, section and property as far as they exist. */
export function editPlace(edit: Edit, bundle: Pick<OpenedBundle, "shown" | "flow" | "tenant">): string {
	const written = bundle.shown.files[edit.file];
	const path = edit.op !== "text" && typeof written === "string" ? pathIn(written, edit) : [];
	return wordsInBundle(edit.file, path, bundle).join(" › ");
}

/** The path of the longest part of the address that exists in the current file. */
function pathIn(written: string, { at }: Exclude<Edit, { readonly op: "text" }>): readonly (string | number)[] {
	try {
		const document: unknown = JSON.parse(written);
		for (let length = at.length; length > 0; length--) {
			const path = pathOf(document, at.slice(0, length));
			if (path !== undefined && path !== "alike") return path;
		}
	} catch {
		// The file is not valid JSON at the moment: only its name is given.
	}
	return [];
}

/** What an edit does at its place, in words. */
export function editWords(edit: Edit, bundle?: Pick<OpenedBundle, "flow">): string {
	if (edit.op === "text") return text(edit.value === null ? "workbench.edit.words.gone" : "workbench.edit.words.text");
	if (edit.op === "add") return text("workbench.edit.words.add", { value: addedWords(edit, bundle) });
	if (edit.op === "set") return text("workbench.edit.words.set", { value: valueWords(edit.value, valuePlace(edit, bundle)) });
	if (edit.op === "rename") return text("workbench.edit.words.rename", { value: edit.value });
	return text(edit.op === "remove" ? "workbench.edit.words.remove" : "workbench.edit.words.move");
}

/** An added value by its own label; a property without a label by its name in the language. */
function addedWords(edit: Extract<Edit, { readonly op: "add" }>, bundle?: Pick<OpenedBundle, "flow">): string {
	const { name, value } = edit;
	if (name === undefined || nameOfValue(value) !== undefined) return valueWords(value, valuePlace(edit, bundle));
	const language = languageAt(edit.file, edit.at);
	return `“${language === undefined ? name : partName(language, name)}”`;
}

/** The place of an edit's value, for describing that value. */
export function valuePlace(edit: Edit, bundle?: Pick<OpenedBundle, "flow">): ValuePlace {
	if (edit.op === "text") return {};
	const { at } = placeOfAdded(edit) ?? edit;
	return { language: languageAt(edit.file, at), labels: bundle?.flow?.compiled.labels };
}
