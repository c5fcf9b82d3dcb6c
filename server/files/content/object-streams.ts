import { inflateSync } from "node:zlib";
import { withPlainNames } from "./plain-names.ts";

/** Most that the object streams of one document may become, in bytes, how many are opened, and how many streams of any kind there are. */
const mostInflated = 64 * 1024 * 1024;
const mostOpened = 20_000;
const mostStreams = 200_000;

/** What is known of an object up to some place in it. */
interface Dictionary {
	/** It says of itself that it is an object stream. */
	holdsObjects: boolean;
	filters: number;
	/** It has a filter, whether or not it says which in so many words. */
	filtered: boolean;
	/** One that we do not undo, or rows that are told as differences and would have to be added up first. */
	odd: boolean;
}

const nothing = (): Dictionary => ({ holdsObjects: false, filters: 0, filtered: false, odd: false });

/**
 * What lies in the object streams of a document, or "closed" where one cannot be looked into. The document is read from
 * front to back once: each piece between two streams is examined once, in order. An object that
 * calls itself an object stream and has no data that we find is closed too, so that none is passed over.
 */
export class ObjectStreams {
	readonly #bytes: Buffer;
	readonly #text: string;
	/** Where the data ends that was searched for last. */
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
			// Objects that nobody compressed stand in the document's own text.
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

/** Adds what a piece of an object's dictionary says to what is known of it. */
function readInto(dictionary: Dictionary, piece: string): Dictionary {
	const names = piece.includes("#") ? withPlainNames(Buffer.from(piece, "latin1")).toString("latin1") : piece;
	if (/\/ObjStm(?![A-Za-z0-9])/.test(names)) dictionary.holdsObjects = true;
	for (const [filter] of names.matchAll(/\/(?:[A-Za-z0-9]{1,40}Decode|Crypt|Fl|LZW|A85|AHx|RL)(?![A-Za-z0-9])/g)) {
		dictionary.filters += 1;
		if (filter !== "/FlateDecode") dictionary.odd = true;
	}
	if (/\/Filter(?![A-Za-z0-9])/.test(names)) dictionary.filtered = true;
	// Named by another object, so that here nothing tells what it is.
	if (/\/Filter\s{0,20}\[[^\]]{0,200}\d\s{1,20}R(?![A-Za-z0-9])/.test(names)) dictionary.odd = true;
	if (/\/Predictor\s+(?:[2-9]|1\d)/.test(names)) dictionary.odd = true;
	return dictionary;
}
