import { isArchive } from "./is-archive.ts";
import { ObjectStreams } from "./object-streams.ts";
import { withPlainNames } from "./plain-names.ts";

/** `broken`: not a whole PDF. `suspect`: more than pages, or nobody can tell. */
type PdfVerdict = "sound" | "suspect" | "broken";

/**
 * What a document of pages has no need of: programs, starting something, files inside, sending a form, and a lock that
 * keeps us from looking. Long enough not to stand in a compressed picture by chance.
 */
const unwanted =
	/\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|OnInstantiate|SubmitForm|ImportData|GoToE|Encrypt|XFA\s*[[\d])(?![A-Za-z])/;

/**
 * Looks for what does not belong in a document of pages. Objects may lie in compressed object streams, which are
 * opened; nothing is drawn or carried out. Every part of the document is read a fixed number of times. No library reads it:
 * one that understands the whole of a document is what hostile documents are written for (decision 0083).
 */
export function checkPdf(bytes: Buffer): PdfVerdict {
	const text = bytes.toString("latin1");
	if (!/^%PDF-[12]\.\d/.test(text)) return "broken";
	const end = text.lastIndexOf("%%EOF");
	if (end < 0 || !/\d\s*$/.test(text.slice(Math.max(0, end - 40), end))) return "broken";
	// What follows the end is meant for another program.
	if (!isBlank(text, end + 5) || isArchive(bytes)) return "suspect";
	if (/<(?:script|html|iframe)[\s>]|<\?php/i.test(text)) return "suspect";
	if (unwanted.test(withPlainNames(bytes).toString("latin1"))) return "suspect";
	return hidesSomething(bytes, text) ? "suspect" : "sound";
}

/** Whether nothing but white space and zeros stands from here to the end. */
function isBlank(text: string, from: number): boolean {
	const other = /[^\s\0]/g;
	other.lastIndex = from;
	return !other.test(text);
}

/** Whether an object stream holds something unwanted, or cannot be looked into. */
function hidesSomething(bytes: Buffer, text: string): boolean {
	for (const content of new ObjectStreams(bytes, text)) {
		if (content === "closed" || unwanted.test(withPlainNames(content).toString("latin1"))) return true;
	}
	return false;
}
