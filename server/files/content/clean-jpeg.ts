/** More segments than any camera or program writes. */
const mostSegments = 10_000;

/** More tables than a picture in many scans has: each is 65 to 400 bytes, and a later one replaces the previous. */
const mostTables = 1_000;

/**
 * The picture and nothing else: the segments that determine its appearance and its orientation. Anything that a camera or person added
 * (place, owner, comments, a colour profile, a thumbnail, a second picture or any other bytes after the end) is left out. Undefined when it
 * is not a complete JPEG. Nothing is decoded: libraries that remove all this re-encode the picture, with a loss and the risks of a decoder
 * (decision 0083).
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
	if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
	const picture: Picture = { kept: [], orientation: 1, framed: false, scanned: false, tables: 0 };
	let at = 2;
	for (let segments = 0; segments < mostSegments; segments++) {
		const found = segmentAt(bytes, at);
		if (found === undefined) return undefined;
		if (found.marker === EOI) return picture.framed && picture.scanned ? fileOf(picture) : undefined;
		at = takeIn(picture, found, bytes);
		if (picture.tables > mostTables) return undefined;
	}
	return undefined;
}

/** The state of reading a file. */
interface Picture {
	readonly kept: Buffer[];
	orientation: number;
	framed: boolean;
	scanned: boolean;
	tables: number;
}

interface Segment {
	readonly marker: number;
	readonly body: Buffer;
	/** Start of the next segment, or of the data of a scan. */
	readonly end: number;
}

/** The segment that begins here; the end of the picture is a segment without a body. */
function segmentAt(bytes: Buffer, at: number): Segment | undefined {
	const found = markerAt(bytes, at);
	if (found === undefined) return undefined;
	const { marker, start } = found;
	if (marker === EOI) return { marker, body: Buffer.alloc(0), end: start };
	if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI) || start + 2 > bytes.length) return undefined;
	const end = start + bytes.readUInt16BE(start);
	return end < start + 2 || end > bytes.length ? undefined : { marker, body: bytes.subarray(start + 2, end), end };
}

/** Keeps a segment if it belongs to the picture; returns where the next segment begins. */
function takeIn(picture: Picture, { marker, body, end }: Segment, bytes: Buffer): number {
	if (marker === APP1) picture.orientation = orientationIn(body) ?? picture.orientation;
	if (isFrame(marker)) picture.framed = true;
	if (isTable(marker)) picture.tables += 1;
	const part = ofPicture(marker, body);
	if (part !== undefined) picture.kept.push(segment(marker, part));
	if (marker !== SOS) return end;
	const behind = endOfScan(bytes, end);
	picture.kept.push(bytes.subarray(end, behind));
	picture.scanned = true;
	return behind;
}

function fileOf({ kept, orientation }: Picture): Buffer {
	return Buffer.concat([Buffer.from([0xff, SOI]), ...orientationSegment(orientation), ...kept, Buffer.from([0xff, EOI])]);
}

const [SOI, EOI, SOS, APP1] = [0xd8, 0xd9, 0xda, 0xe1] as const;

/** Any number of 0xFF may precede a marker; `start` is after it. */
function markerAt(bytes: Buffer, at: number): { readonly marker: number; readonly start: number } | undefined {
	if (bytes[at] !== 0xff) return undefined;
	let next = at;
	while (bytes[next] === 0xff) next++;
	const marker = bytes[next];
	return marker === undefined || marker === 0 ? undefined : { marker, start: next + 1 };
}

/** Start of the next marker after the compressed data, in which 0xFF is followed by 0 or is part of a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
	for (let at = from; at < bytes.length; at++) {
		if (bytes[at] !== 0xff) continue;
		const next = bytes[at + 1];
		if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
	}
	return bytes.length;
}

/** Start of a frame, in any coding: C0 to CF except tables, extensions and conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Tables of quantisation, codes and conditioning. */
const isTable = (marker: number) => [0xc4, 0xcc, 0xdb].includes(marker);

/** The part of a segment to keep: tables, frames and scans whole, and of the rest the few bytes that say how to interpret the pixels. */
function ofPicture(marker: number, body: Buffer): Buffer | undefined {
	if (marker < 0xe0) return body;
	const begins = (name: string, length: number) =>
		body.length >= length && body.subarray(0, name.length).toString("latin1") === name ? body.subarray(0, length) : undefined;
	// Without the thumbnail, which follows its two dimensions.
	if (marker === 0xe0) return begins("JFIF\0", 12) && Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)]);
	return marker === 0xee ? begins("Adobe", 12) : undefined;
}

function segment(marker: number, body: Buffer): Buffer {
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(body.length + 2, 2);
	return Buffer.concat([head, body]);
}

/** The orientation in the Exif data, 1 to 8. */
function orientationIn(body: Buffer): number | undefined {
	if (body.subarray(0, 6).toString("latin1") !== "Exif\0\0") return undefined;
	const tiff = body.subarray(6);
	const order = tiff.subarray(0, 2).toString("latin1");
	if (tiff.length < 8 || (order !== "II" && order !== "MM")) return undefined;
	const short = (at: number) => (at + 2 > tiff.length ? 0 : order === "II" ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
	const first = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
	const entries = Math.min(short(first), 200);
	for (let entry = 0; entry < entries; entry++) {
		const at = first + 2 + entry * 12;
		if (short(at) === 0x0112) {
			const value = short(at + 8);
			return value >= 1 && value <= 8 ? value : undefined;
		}
	}
	return undefined;
}

/** Exif data with only the orientation; none for an upright picture. */
function orientationSegment(orientation: number): Buffer[] {
	if (orientation === 1) return [];
	const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
	const body = [...Buffer.from("Exif\0\0"), ...tiff];
	return [Buffer.from([0xff, APP1, 0, body.length + 2, ...body])];
}
