/** More segments than any camera or program writes. */
const mostSegments = 10_000;

/**
 * The picture and nothing else: the segments that decide what it looks like, and which way up it is. What a camera or
 * anybody else wrote beside it (place, owner, comments, a second picture or any other bytes behind the end) stays
 * out. Undefined when it is not a whole JPEG.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
	if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
	const kept: Buffer[] = [];
	let orientation = 1;
	let framed = false;
	let scanned = false;
	let segments = 0;
	for (let at = 2; ; ) {
		segments += 1;
		if (segments > mostSegments) return undefined;
		const found = markerAt(bytes, at);
		if (found === undefined) return undefined;
		const { marker, start } = found;
		if (marker === EOI) {
			if (!framed || !scanned) return undefined;
			return Buffer.concat([Buffer.from([0xff, SOI]), ...orientationSegment(orientation), ...kept, Buffer.from([0xff, EOI])]);
		}
		if (marker < 0xc0 || (marker >= 0xd0 && marker <= SOI) || start + 2 > bytes.length) return undefined;
		const end = start + bytes.readUInt16BE(start);
		if (end < start + 2 || end > bytes.length) return undefined;
		const body = bytes.subarray(start + 2, end);
		if (marker === APP1) orientation = orientationIn(body) ?? orientation;
		if (isFrame(marker)) framed = true;
		if (isPicture(marker, body)) kept.push(Buffer.from([0xff, marker]), bytes.subarray(start, end));
		at = end;
		if (marker === SOS) {
			const behind = endOfScan(bytes, end);
			kept.push(bytes.subarray(end, behind));
			scanned = true;
			at = behind;
		}
	}
}

const [SOI, EOI, SOS, APP1] = [0xd8, 0xd9, 0xda, 0xe1] as const;

/** Any number of 0xFF stands before a marker; `start` is behind it. */
function markerAt(bytes: Buffer, at: number): { readonly marker: number; readonly start: number } | undefined {
	if (bytes[at] !== 0xff) return undefined;
	let next = at;
	while (bytes[next] === 0xff) next++;
	const marker = bytes[next];
	return marker === undefined || marker === 0 ? undefined : { marker, start: next + 1 };
}

/** Where the next marker begins behind the picture's data, in which 0xFF is followed by 0 or is a restart. */
function endOfScan(bytes: Buffer, from: number): number {
	for (let at = from; at < bytes.length; at++) {
		if (bytes[at] !== 0xff) continue;
		const next = bytes[at + 1];
		if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
	}
	return bytes.length;
}

/** Start of a frame, whatever the coding: C0 to CF but for tables, extensions and conditioning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Tables, frames and scans; of the rest what says how the colours are meant. */
function isPicture(marker: number, body: Buffer): boolean {
	if (marker < 0xe0) return true;
	const begins = (name: string) => body.subarray(0, name.length).toString("latin1") === name;
	return (marker === 0xe0 && begins("JFIF\0")) || (marker === 0xe2 && begins("ICC_PROFILE\0")) || (marker === 0xee && begins("Adobe"));
}

/** The orientation that the Exif data names, 1 to 8. */
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

/** Exif data with the orientation alone; none for a picture that stands upright. */
function orientationSegment(orientation: number): Buffer[] {
	if (orientation === 1) return [];
	const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
	const body = [...Buffer.from("Exif\0\0"), ...tiff];
	return [Buffer.from([0xff, APP1, 0, body.length + 2, ...body])];
}
