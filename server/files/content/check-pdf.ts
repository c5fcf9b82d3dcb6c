import { inflateSync } from "node:zlib";

/** `broken`: not a whole PDF. `suspect`: more than pages, or nobody can tell. */
export type PdfVerdict = "sound" | "suspect" | "broken";

/**
 * What a document of pages has no need of: programs, starting something, files inside, sending a form, and a lock that
 * keeps us from looking. Long enough not to stand in a compressed picture by chance.
 */
const unwanted =
	/\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|OnInstantiate|SubmitForm|ImportData|GoToE|Encrypt|XFA\s*[[\d])(?![A-Za-z])/;

/** Most that the object streams of one document may become, in bytes, and how many of them are opened. */
const mostInflated = 64 * 1024 * 1024;
const mostOpened = 20_000;

/**
 * Looks for what does not belong in a document of pages. Objects may lie in compressed object streams, which are
 * opened; nothing is drawn or carried out.
 */
export function checkPdf(bytes: Buffer): PdfVerdict {
	const text = bytes.toString("latin1");
	if (!/^%PDF-[12]\.\d/.test(text)) return "broken";
	const end = text.lastIndexOf("%%EOF");
	if (end < 0 || !/\d+\s*$/.test(text.slice(Math.max(0, end - 40), end))) return "broken";
	// What stands behind the end is for another program.
	if (!/^[\s\0]*$/.test(text.slice(end + 5)) || isArchive(bytes)) return "suspect";
	if (/<(?:script|html|iframe)[\s>]|<\?php/i.test(text)) return "suspect";
	return unwanted.test(withPlainNames(text)) || hidesSomething(text, bytes) ? "suspect" : "sound";
}

/** Letters in names may be written as #4A. */
function withPlainNames(text: string): string {
	return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether the end is that of a zip archive, whose list of contents is read from behind. */
function isArchive(bytes: Buffer): boolean {
	const from = Math.max(0, bytes.length - 65_557);
	for (let at = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1"); at >= from; at = bytes.lastIndexOf("PK\x05\x06", at - 1, "latin1")) {
		if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true;
		if (at === 0) break;
	}
	return false;
}

/** Whether an object stream holds something unwanted, or cannot be looked into. */
function hidesSomething(text: string, bytes: Buffer): boolean {
	let inflated = 0;
	let opened = 0;
	for (const { index } of text.matchAll(/(?<!end)stream\r?\n/g)) {
		const before = text.slice(Math.max(0, index - 2000), index);
		const object = before.lastIndexOf(" obj");
		const dictionary = withPlainNames(object < 0 ? before : before.slice(object));
		if (!/\/ObjStm(?![A-Za-z0-9])/.test(dictionary)) continue;
		opened += 1;
		const filters = dictionary.match(/\/(?:[A-Za-z0-9]+Decode|Crypt|Fl|LZW|A85|AHx|RL)(?![A-Za-z0-9])/g) ?? [];
		if (opened > mostOpened || filters.some((filter) => filter !== "/FlateDecode") || filters.length > 1) return true;
		// Rows that are told as differences would have to be added up first.
		if (/\/Predictor\s+(?:[2-9]|1\d)/.test(dictionary)) return true;
		if (filters.length === 0) continue;
		const start = text.indexOf("\n", index) + 1;
		const end = text.indexOf("endstream", start);
		const content = inflate(bytes.subarray(start, end < 0 ? bytes.length : end), mostInflated - inflated);
		if (content === undefined || unwanted.test(withPlainNames(content))) return true;
		inflated += content.length;
	}
	return false;
}

function inflate(data: Buffer, most: number): string | undefined {
	try {
		return inflateSync(data, { maxOutputLength: Math.max(1, most) }).toString("latin1");
	} catch {
		return undefined;
	}
}
