import * as fileTexts from "../texts/files.ts";
import { extensionsOf } from "./file-categories.ts";

/** Shortest and longest name of a file in characters (code points), including the extension and its dot. */
export const leastInFileName = 3;
export const mostInFileName = 128;

/** A file as somebody wants to upload it. */
interface NamedFile {
	/** Without the extension. */
	readonly filename: string;
	readonly extension: string;
	readonly category: string;
}

interface FileNameProblem {
	readonly field: "filename" | "extension";
	/** Dutch. */
	readonly message: string;
}

/** Splits the name at its last dot: "plan.v2.PDF" becomes "plan.v2" and "pdf". Without a dot there is no extension. */
export function splitFileName(name: string): Pick<NamedFile, "filename" | "extension"> {
	const tidied = tidyFileName(name);
	const dot = tidied.lastIndexOf(".");
	return dot < 0 ? { filename: tidied, extension: "" } : { filename: tidied.slice(0, dot), extension: tidied.slice(dot + 1).toLowerCase() };
}

/** The name as it is stored: composed, without invisible characters. Quotes and dashes stay as they are. */
export function tidyFileName(name: string): string {
	return name
		.normalize("NFC")
		.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
		.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ");
}

/**
 * What is wrong with a file before its content is checked: its type, which the category must allow, or its name. Null when it is fine. The
 * type is checked first, being the usual mistake.
 */
export function checkFileName({ filename, extension, category }: NamedFile): FileNameProblem | null {
	const taken = extensionsOf(category);
	if (!taken.some((known) => known === extension.toLowerCase())) return { field: "extension", message: fileTexts.typeRefused(extension) };
	const length = [...`${filename}.${extension}`].length;
	if (filename === "" || length < leastInFileName || length > mostInFileName) {
		return { field: "filename", message: fileTexts.nameLength(leastInFileName, mostInFileName) };
	}
	if (isDeceptive(filename)) return { field: "filename", message: fileTexts.nameCharacters };
	return null;
}

/**
 * A name is only shown, and proposed when the file is saved; here it is never used as a path. Anything is refused that would have a meaning
 * on the computer where it is saved, or that looks like something else: separators and drives, reserved characters, control and invisible
 * characters, marks that reverse the writing direction, lone surrogates, a dot or space at the end, and names of devices.
 */
function isDeceptive(filename: string): boolean {
	return (
		/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\\/:*?"<>|]/u.test(filename) ||
		/^[\s.]|[\s.]$/u.test(filename) ||
		/%(00|0a|0d|2e|2f|5c)/i.test(filename) ||
		/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i.test(filename)
	);
}
