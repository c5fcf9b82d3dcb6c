import { crc32, deflateSync } from "node:zlib";

/** Files generated for a test, either sound or wrong in one way. */

const bytes = (text: string) => Buffer.from(text, "latin1");

export function pngChunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([bytes(type), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

interface PictureParts {
	readonly width?: number;
	readonly height?: number;
	/** Chunks before its data. */
	readonly more?: readonly Buffer[];
	/** Bytes after its end. */
	readonly behind?: Buffer;
	/** For a JPEG: the end of its own data. */
	readonly scan?: Buffer;
}

/** A grey picture of this size. */
export function png({ width = 2, height = 2, more = [], behind = Buffer.alloc(0) }: PictureParts = {}): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 0, 0, 0, 0], 8);
	const rows = Buffer.alloc(Math.min(height, 100) * (Math.min(width, 100) + 1));
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	const chunks = [pngChunk("IHDR", head), ...more, pngChunk("IDAT", deflateSync(rows)), pngChunk("IEND", Buffer.alloc(0))];
	return Buffer.concat([signature, ...chunks, behind]);
}

export function jpegSegment(marker: number, body: Buffer): Buffer {
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(body.length + 2, 2);
	return Buffer.concat([head, body]);
}

/** The outer structure of a picture of this size, without valid pixels. */
export function jpeg({
	width = 2,
	height = 2,
	more = [],
	behind = Buffer.alloc(0),
	scan: data = Buffer.alloc(0),
}: PictureParts = {}): Buffer {
	const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
	frame.writeUInt16BE(height, 1);
	frame.writeUInt16BE(width, 3);
	const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
	const parts = [
		Buffer.from([0xff, 0xd8]),
		...more,
		jpegSegment(0xdb, Buffer.alloc(65, 1)),
		jpegSegment(0xc0, frame),
		scan,
		Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
		data,
		Buffer.from([0xff, 0xd9]),
		behind,
	];
	return Buffer.concat(parts);
}

interface PdfParts {
	readonly catalog?: string;
	/** Whole objects. */
	readonly objects?: readonly (string | Buffer)[];
	readonly trailer?: string;
	readonly before?: string;
	readonly behind?: string | Buffer;
}

/** A document with one empty page. */
export function pdf({ catalog = "", objects = [], trailer = "", before = "", behind = "" }: PdfParts = {}): Buffer {
	const own = [
		`1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
		"2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n",
		"3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n",
		...objects,
	];
	const body = Buffer.concat(own.map((part) => (typeof part === "string" ? bytes(part) : part)));
	const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length + 9}\n%%EOF\n`;
	return Buffer.concat([bytes(before), bytes("%PDF-1.7\n"), body, bytes(end), typeof behind === "string" ? bytes(behind) : behind]);
}

/** An object stream with this text, compressed. */
export function objectStream(
	content: string,
	{ dictionary = "/Filter /FlateDecode", data = deflateSync(bytes(content)) }: { dictionary?: string; data?: Buffer } = {},
): Buffer {
	const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${data.length} >>\nstream\n`;
	return Buffer.concat([bytes(head), data, bytes("\nendstream\nendobj\n")]);
}

/** A zip archive without files, which any archiver opens even if it is appended to another file. */
export const emptyArchive = bytes(`PK\x05\x06${"\0".repeat(18)}`);

/** The test word that every virus scanner reports, assembled so that this file is not reported. */
export const testVirus = bytes(["X5O!P%@AP[4", "\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!$H+H*"].join(""));
