import { type Edit, languageProperties, memberOf, pathOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { OpenedBundle } from "./open-bundle.ts";
import { placeWords } from "./place-words.ts";

/** Where an edit is, in words: the file, then step, section and property as far as they are there. */
export function editPlace(edit: Edit, { shown, flow }: Pick<OpenedBundle, "shown" | "flow">): string {
	if (edit.op === "text") return edit.file;
	const written = shown.files[edit.file];
	const path = typeof written === "string" ? pathIn(written, edit) : [];
	const words = placeWords(edit.file, path, edit.file === "flow.json" ? (flow?.steps ?? []) : []);
	return words.length === 0 ? edit.file : words.join(" › ");
}

/** As far as the address leads in the file as it is now. */
function pathIn(written: string, { at }: Exclude<Edit, { readonly op: "text" }>): readonly (string | number)[] {
	try {
		const document: unknown = JSON.parse(written);
		for (let length = at.length; length > 0; length--) {
			const path = pathOf(document, at.slice(0, length));
			if (path !== undefined && path !== "alike") return path;
		}
	} catch {
		// No JSON now: the file is all there is to say.
	}
	return [];
}

/** What an edit does there, in words. */
export function editWords(edit: Edit): string {
	if (edit.op === "text") return text(edit.value === null ? "workbench.edit.words.gone" : "workbench.edit.words.text");
	if (edit.op === "add") return text("workbench.edit.words.add", { value: addedWords(edit) });
	if (edit.op === "set") return text("workbench.edit.words.set", { value: valueWords(edit.value) });
	if (edit.op === "rename") return text("workbench.edit.words.rename", { value: edit.value });
	return text(edit.op === "remove" ? "workbench.edit.words.remove" : "workbench.edit.words.move");
}

/** What is added is called by its own label; a property that has none by its name in the language. */
function addedWords({ name, value }: Extract<Edit, { readonly op: "add" }>): string {
	if (name === undefined || nameIn(value) !== undefined) return valueWords(value);
	const known = ["flow#step", "flow#children", "section", "section#ui", "section#singleField", "section#form"].flatMap(
		(language) => languageProperties[`${language}.${name}`]?.name ?? [],
	);
	return valueWords(known[0] ?? name);
}

/** What an object of the files is called; undefined when nothing says it. */
function nameIn(value: unknown): string | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const called = ["label", "title", "block", "id", "field"].map((name): unknown => Reflect.get(value, name));
	return called.find((each) => typeof each === "string");
}

/** A value as short as it can be told: what it is called, or its JSON. */
export function valueWords(value: unknown): string {
	if (value === undefined) return text("workbench.edit.words.nothing");
	if (typeof value === "string") return `“${value}”`;
	if (typeof value === "boolean") return text(value ? "workbench.condition.yes" : "workbench.condition.no");
	const name = nameIn(value);
	if (name !== undefined) return `“${name}”`;
	// A branch without a name is called by where it leads.
	const to: unknown = memberOf(value, "to");
	if (typeof to === "string" && memberOf(value, "when") === undefined) return text("workbench.exit.onward", { step: to });
	const json = JSON.stringify(value) ?? "";
	return json.length > 160 ? `${json.slice(0, 160)}…` : json;
}
