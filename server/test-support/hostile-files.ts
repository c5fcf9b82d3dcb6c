import { jpeg, jpegSegment, objectStream, pdf, png, pngChunk } from "./made-files.ts";

/** A file that is made to be expensive to check. */
export interface HostileFile {
	readonly what: string;
	readonly extension: string;
	readonly bytes: Buffer;
}

/** The same content repeated, up to this many bytes. */
function repeated(part: string | Buffer, size: number): Buffer {
	const unit = typeof part === "string" ? Buffer.from(part, "latin1") : part;
	return Buffer.alloc(Math.floor(size / unit.length) * unit.length, unit);
}

const words = (...parts: readonly (string | Buffer)[]) =>
	Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));

/**
 * Files of every type that may be uploaded, and of types that may not, of about this many bytes: each full of content that could trip a
 * check.
 */
export function hostileFiles(size: number): readonly HostileFile[] {
	const again = (part: string | Buffer) => repeated(part, size);
	const document = (what: string, ...objects: readonly (string | Buffer)[]) => ({ what, extension: "pdf", bytes: pdf({ objects }) });
	const called = (extension: string, what: string, bytes: Buffer) => ({ what, extension, bytes });
	const [openPng, openJpeg, jpegEnd] = [png().subarray(0, 33), jpeg().subarray(0, -2), Buffer.from([0xff, 0xd9])];
	const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
	const exif = jpegSegment(0xe1, words("Exif\0\0MM\0*\0\0\0\x08\0\xc8", Buffer.alloc(2400)));
	const objects = objectStream("1 0 << >>");
	return [
		document("words that begin a stream", again("stream\n")),
		document("words that begin a stream of objects", again("/ObjStm stream\n")),
		document("words that end a stream", again("endstream\n")),
		document("beginnings of objects", again(" obj")),
		document("letters written as numbers", again("#41")),
		document("beginnings of names", again("/")),
		document("one long name", "/", again("A")),
		document("forms of another kind", again(`/XFA${" ".repeat(5000)}`)),
		document("one long way to a form of another kind", "/XFA", again(" ")),
		document("a long way to how rows are told", "/Predictor", again(" ")),
		document("beginnings of archives", again("PK\x05\x06")),
		document("beginnings of tags", again("<")),
		document("ends", again("%%EOF")),
		document("streams of objects", repeated(objects, Math.min(size, objects.length * 20_000))),
		document("streams of objects without an end", repeated(objects.subarray(0, -19), size / 2), repeated("x", size / 2)),
		document("streams of objects that are not compressed", again("9 0 obj\n<< /Type /ObjStm >>\nstream\n")),
		document("a stream of objects that becomes large", objectStream("#41".repeat(size / 3))),
		called("pdf", "blanks behind the end", pdf({ behind: again(" ") })),
		called("pdf", "an archive of nothing", again(words("PK\x03\x04", Buffer.alloc(26)))),
		called("pdf", "an office document of empty parts", again(words("PK\x03\x04\x14\0\0\0\0\0", Buffer.alloc(16), "\x05\0\0\0a.xml"))),
		called("pdf", "an old office document", words("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", again("\0"))),
		called("pdf", "tags of music", again("ID3\x03\0\0\0\0\0\0")),
		called("pdf", "a film of nothing", words("\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9", again("\0"))),
		called("pdf", "a film of empty elements", words("\x1a\x45\xdf\xa3", again("\0"))),
		called("pdf", "a drawing", words("<?xml ", again(" "))),
		called("png", "empty chunks", png({ more: [again(pngChunk("teXt", Buffer.alloc(0)))] })),
		called("png", "empty chunks of the picture", png({ more: [again(pngChunk("IDAT", Buffer.alloc(0)))] })),
		called("png", "a picture of beginnings of documents", png({ more: [pngChunk("IDAT", again("%PDF-"))] })),
		called("png", "chunks that are not there", words(openPng, again("\0\0\0\0"))),
		called("png", "a GIF of empty extensions", words("GIF89a", again("\x21\xfe\0"))),
		called("png", "a WebP of empty parts", words("RIFF\xff\xff\xff\0WEBPVP8X", again("EXIF\0\0\0\0"))),
		called("jpg", "empty segments", jpeg({ more: [again(jpegSegment(0xdb, Buffer.alloc(0)))] })),
		called("jpg", "segments that say which way up it is", jpeg({ more: [again(exif)] })),
		called("jpg", "escaped bytes", words(openJpeg, again("\xff\0"), jpegEnd)),
		called("jpg", "fill bytes", words(openJpeg, again("\xff"), jpegEnd)),
		called("jpg", "scans", words(openJpeg, again(scan), jpegEnd)),
		called("jpg", "tags behind the end", jpeg({ behind: again("<") })),
	];
}
