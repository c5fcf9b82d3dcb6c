import { inflateSync } from "node:zlib";
import { withPlainNames } from "./plain-names.ts";

/**
 * Limits for one document: total inflated size of its object streams in bytes, number of those opened, and number of streams of any kind.
 */
const mostInflated = 64 * 1024 * 1024;
const mostOpened = 20_000;
const mostStreams = 200_000;

/** What is known of an object at some position in it. */
interface Dictionary {
	/** It declares itself to be an object stream. */
	holdsObjects: boolean;
	filters: number;
	/** It has a filter, named directly or not. */
	filtered: boolean;
	/** A filter that is not supported, or rows stored as differences that would have to be summed first. */
	odd: boolean;
}

const nothing = (): Dictionary => ({ holdsObjects: false, filters: 0, filtered: false, odd: false });

/**
 * The contents of the object streams of a document, or "closed" for one that cannot be inspected. The document is read once from front to
 * back: each piece between two streams is examined once, in order. An object that declares itself an object stream but has no data that can
 * be found counts as closed too, so that none is missed.
 */
export class ObjectStreams {
	readonly #bytes: Buffer;
	readonly #text: string;
	/** Position of the end of data found by the last search. */
	#nextEnd = 0;
	#inflated = 0;

	/** `text`: the bytes as Latin-1. */
	constructor(bytes: Buffer, text: string) {
		this.#bytes = bytes;
		this.#text = text;
	}

	*[Symbol.iterator](): Generator<Buffer | "closed"> {
		let dictionary = nothing();
		let from = 0;
		let streams = 0;
		let opened = 0;
		for (const { index, 0: word } of this.#text.matchAll(/(?<!end)stream(?:\r\n?|\n)/g)) {
			const piece = this.#text.slice(from, index);
			const object = piece.lastIndexOf(" obj");
			if (object >= 0) {
				if (readInto(nothing(), piece.slice(0, object)).holdsObjects) yield "closed";
				dictionary = nothing();
			}
			readInto(dictionary, object < 0 ? piece : piece.slice(object));
			from = index + word.length;
			streams += 1;
			if (streams > mostStreams) yield "closed";
			if (!dictionary.holdsObjects) continue;
			opened += 1;
			const isUnnamed = dictionary.filtered && dictionary.filters === 0;
			if (opened > mostOpened || dictionary.odd || isUnnamed || dictionary.filters > 1) yield "closed";
			// Uncompressed objects are in the document's own text.
			if (dictionary.filters > 0) yield this.#inflate(from);
		}
		if (readInto(nothing(), this.#text.slice(from)).holdsObjects) yield "closed";
	}

	#inflate(start: number): Buffer | "closed" {
		if (this.#nextEnd < start) {
			const found = this.#text.indexOf("endstream", start);
			this.#nextEnd = found < 0 ? this.#bytes.length : found;
		}
		try {
			const most = Math.max(1, mostInflated - this.#inflated);
			const content = inflateSync(this.#bytes.subarray(start, this.#nextEnd), { maxOutputLength: most });
			this.#inflated += content.length;
			return content;
		} catch {
			return "closed";
		}
	}
}

/** Adds the information in a piece of an object's dictionary to what is known of it. */
function readInto(dictionary: Dictionary, piece: string): Dictionary {
	const names = piece.includes("#") ? withPlainNames(Buffer.from(piece, "latin1")).toString("latin1") : piece;
	if (/\/ObjStm(?![A-Za-z0-9])/.test(names)) dictionary.holdsObjects = true;
	for (const [filter] of names.matchAll(/\/(?:[A-Za-z0-9]{1,40}Decode|Crypt|Fl|LZW|A85|AHx|RL)(?![A-Za-z0-9])/g)) {
		dictionary.filters += 1;
		if (filter !== "/FlateDecode") dictionary.odd = true;
	}
	if (/\/Filter(?![A-Za-z0-9])/.test(names)) dictionary.filtered = true;
	// Defined by another object, so its name is unknown here.
	if (/\/Filter\s{0,20}\[[^\]]{0,200}\d\s{1,20}R(?![A-Za-z0-9])/.test(names)) dictionary.odd = true;
	if (/\/Predictor\s+(?:[2-9]|1\d)/.test(names)) dictionary.odd = true;
	return dictionary;
}
