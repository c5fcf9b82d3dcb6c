import { isArchive } from "./is-archive.ts";
import { ObjectStreams } from "./object-streams.ts";
import { withPlainNames } from "./plain-names.ts";

/** `broken`: not a complete PDF. `suspect`: it contains more than pages, or that cannot be determined. */
type PdfVerdict = "sound" | "suspect" | "broken";

/**
 * Features that a document of pages does not need: programs, launching something, embedded files, submitting a form, and encryption that
 * prevents this check. Long enough not to occur in a compressed picture by chance.
 */
const unwanted =
	/\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|OnInstantiate|SubmitForm|ImportData|GoToE|Encrypt|XFA\s*[[\d])(?![A-Za-z])/;

/**
 * Looks for anything that does not belong in a document of pages. Objects may be in compressed object streams, which are inflated; nothing
 * is rendered or executed. Every part of the document is read a fixed number of times. No library reads it: a complete parser is what
 * hostile documents are written for (decision 0083).
 */
export function checkPdf(bytes: Buffer): PdfVerdict {
	const text = bytes.toString("latin1");
	if (!/^%PDF-[12]\.\d/.test(text)) return "broken";
	const end = text.lastIndexOf("%%EOF");
	if (end < 0 || !/\d\s*$/.test(text.slice(Math.max(0, end - 40), end))) return "broken";
	// Anything after the end is meant for another program.
	if (!isBlank(text, end + 5) || isArchive(bytes)) return "suspect";
	if (/<(?:script|html|iframe)[\s>]|<\?php/i.test(text)) return "suspect";
	if (unwanted.test(withPlainNames(bytes).toString("latin1"))) return "suspect";
	return hidesSomething(bytes, text) ? "suspect" : "sound";
}

/** Whether there is only white space and zeros from here to the end. */
function isBlank(text: string, from: number): boolean {
	const other = /[^\s\0]/g;
	other.lastIndex = from;
	return !other.test(text);
}

/** Whether an object stream contains something unwanted, or cannot be inspected. */
function hidesSomething(bytes: Buffer, text: string): boolean {
	for (const content of new ObjectStreams(bytes, text)) {
		if (content === "closed" || unwanted.test(withPlainNames(content).toString("latin1"))) return true;
	}
	return false;
}
