import { crc32 } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Chunks that determine the appearance of the picture, with the minimum and maximum size of their data. A colour profile (iCCP) is not
 * among them: it may contain anything, compressed to a thousandth.
 */
const pictureChunks: Readonly<Record<string, readonly [number, number]>> = {
	IHDR: [13, 13],
	PLTE: [3, 768],
	IDAT: [0, Number.POSITIVE_INFINITY],
	IEND: [0, 0],
	tRNS: [1, 256],
	gAMA: [4, 4],
	cHRM: [32, 32],
	sRGB: [1, 1],
	pHYs: [9, 9],
	sBIT: [1, 4],
	bKGD: [1, 6],
};

/** More chunks than any program writes for the largest file that may be uploaded. */
const mostChunks = 100_000;

/**
 * The picture and nothing else: no texts, Exif data, profile, repeated chunks or bytes after the end. Undefined when it is not a complete
 * PNG. Nothing is decoded, for the same reason as in clean-jpeg.ts.
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
	if (!bytes.subarray(0, 8).equals(signature)) return undefined;
	const kept: Buffer[] = [signature];
	const seen = new Set<string>();
	let chunks = 0;
	for (let at = 8; at + 12 <= bytes.length; ) {
		chunks += 1;
		if (chunks > mostChunks) return undefined;
		const end = at + 12 + bytes.readUInt32BE(at);
		if (end > bytes.length) return undefined;
		const type = bytes.subarray(at + 4, at + 8).toString("latin1");
		if (!/^[A-Za-z]{4}$/.test(type) || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
		const isCritical = /^[A-Z]/.test(type);
		const bounds = Object.hasOwn(pictureChunks, type) ? pictureChunks[type] : undefined;
		const [least = 0, most = 0] = bounds ?? [];
		const length = end - at - 12;
		const fits = bounds !== undefined && length >= least && length <= most && (type === "IDAT" || !seen.has(type));
		if (seen.size === 0 ? type !== "IHDR" : type === "IHDR") return undefined;
		if (isCritical && !fits) return undefined;
		if (fits) kept.push(bytes.subarray(at, end));
		seen.add(type);
		if (type === "IEND") return seen.has("IDAT") ? Buffer.concat(kept) : undefined;
		at = end;
	}
	return undefined;
}
