import { extensionsOf } from "./file-categories.ts";

/** Shortest and longest name of a file in characters (code points), its extension and the dot counted. */
export const leastInFileName = 3;
export const mostInFileName = 128;

/** A file as somebody wants to upload it. */
export interface NamedFile {
	/** Without the extension. */
	readonly filename: string;
	readonly extension: string;
	readonly category: string;
}

export interface FileNameProblem {
	readonly field: keyof NamedFile;
	/** Dutch. */
	readonly message: string;
}

/** The name in two parts, at its last dot: "plan.v2.PDF" is "plan.v2" and "pdf". Without a dot there is no extension. */
export function splitFileName(name: string): Pick<NamedFile, "filename" | "extension"> {
	const tidied = tidyFileName(name);
	const dot = tidied.lastIndexOf(".");
	return dot < 0 ? { filename: tidied, extension: "" } : { filename: tidied.slice(0, dot), extension: tidied.slice(dot + 1).toLowerCase() };
}

/** The name as it is kept: composed, without what nobody sees in it. Its quotes and dashes are nobody's business. */
export function tidyFileName(name: string): string {
	return name
		.normalize("NFC")
		.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
		.replace(/[\u00a0\u2000-\u200a\u202f]/g, " ");
}

/**
 * What is wrong with a file before anybody looks into it: its type, which the category must take, and its name.
 * Null when nothing is. The type comes first: it is what people choose wrongly.
 */
export function checkFileName({ filename, extension, category }: NamedFile): FileNameProblem | null {
	const taken = extensionsOf(category);
	if (taken.length === 0) return { field: "category", message: "Deze categorie is niet bekend." };
	if (!taken.some((known) => known === extension.toLowerCase())) {
		return { field: "extension", message: `Bestand van type "${extension}" is niet toegestaan.` };
	}
	const length = [...`${filename}.${extension}`].length;
	if (filename === "" || length < leastInFileName || length > mostInFileName) {
		return { field: "filename", message: `De bestandsnaam moet ${leastInFileName} tot en met ${mostInFileName} karakters lang zijn.` };
	}
	if (isDeceptive(filename)) {
		return { field: "filename", message: "De bestandsnaam bevat karakters die uit veiligheidsoverweging worden geweigerd." };
	}
	return null;
}

/**
 * A name is only ever shown and offered when the file is saved, never a path here. Still refused is what would mean
 * something to the computer it is saved on, or reads as something else than it is: separators and drives, reserved
 * characters, control and invisible characters, marks that turn the writing round, lone halves of a character, an end
 * in a dot or space, and the names of devices.
 */
function isDeceptive(filename: string): boolean {
	return (
		/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\\/:*?"<>|]/u.test(filename) ||
		/^[\s.]|[\s.]$/u.test(filename) ||
		/%(00|0a|0d|2e|2f|5c)/i.test(filename) ||
		/^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i.test(filename)
	);
}
