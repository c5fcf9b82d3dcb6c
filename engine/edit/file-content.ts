import type { BundleFiles } from "../bundle/bundle.ts";
import { valueAt } from "../definition/json-path.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { pathOf } from "./address.ts";
import type { Edit } from "./edit.ts";

/** The content of a JSON file; undefined when it is not JSON, or when a part of it would be lost silently. */
export function contentOf(file: string, text: string): { readonly value: unknown } | undefined {
	if (!file.endsWith(".json")) return undefined;
	const { value, problems } = readJsonSource(text, file);
	return problems.length > 0 ? undefined : { value };
}

/** The present content of the place of an edit: the text of the whole file, or a value in it. Undefined when there is none. */
export function valueFor(files: BundleFiles, edit: Edit): unknown {
	const text = files.get(edit.file) ?? undefined;
	if (edit.op === "text" || text === undefined) return text;
	const read = contentOf(edit.file, text);
	const path = read === undefined ? undefined : pathOf(read.value, edit.at);
	return read === undefined || path === undefined || path === "alike" ? undefined : valueAt(read.value, path);
}
