import type { BundleFiles } from "../bundle/index.ts";
import type { Problem } from "../definition/index.ts";
import { jsonInOtherNotation } from "../definition/json-source.ts";
import { canonicalText } from "../edit/index.ts";
import { memberOf } from "../json/json-object.ts";
import type { Repair } from "./repair.ts";

/** The language of a file, by its path; undefined where any kind of file may be. */
function languageOf(file: string): string | undefined {
	if (file === "tenant.json") return "tenant";
	if (/^flow(-[^/]+)?\.json$/.test(file)) return "flow";
	if (/^mappings\/[^/]+\.json$/.test(file)) return "upgrade-mapping";
	const folder = /^(scenarios|blocks)\/[^/]+\.json$/.exec(file)?.[1];
	return folder?.slice(0, -1);
}

const byteOrderMark = "\uFEFF";

/** Repairs a notation error where only one meaning is possible: until then, nothing in the file can be judged. */
export function repairOfNotation(files: BundleFiles, { code, file }: Problem): Repair | undefined {
	const text = files.get(file);
	if (typeof text !== "string") return undefined;
	if (code === "unreadable-file") {
		const value = text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : undefined;
		return value === undefined ? undefined : { edits: [{ op: "text", file, value }], sure: true };
	}
	if (code === "syntax" || code === "duplicate-name") {
		const read = jsonInOtherNotation(text);
		// None of the languages has comments; whoever wrote one must decide what happens to it.
		return read && { edits: [{ op: "text", file, value: canonicalText(file, read.value) }], sure: !read.hasComments };
	}
	return code === "wrong-schema" ? inOtherLanguage(file, text) : undefined;
}

/** Sets the schema of the language that belongs here. The content may still be in the other language. */
function inOtherLanguage(file: string, text: string): Repair | undefined {
	const language = languageOf(file);
	const written = memberOf(jsonInOtherNotation(text)?.value, "$schema");
	if (language === undefined || typeof written !== "string") return undefined;
	const value = written.replace(/(?<![a-z-])[a-z-]+(?=\.schema\.json$)/, language);
	return { edits: [{ op: "set", file, at: ["$schema"], value }], sure: false };
}
