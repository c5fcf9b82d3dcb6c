import { crc32 } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that decide what the picture looks like. */
const pictureChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "pHYs", "sBIT", "bKGD"]);

/** More chunks than any program writes for the largest file that may be uploaded. */
const mostChunks = 100_000;

/** The picture and nothing else: no texts, no Exif data, no bytes behind the end. Undefined when it is not a whole PNG. */
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
		if (seen.size === 0 ? type !== "IHDR" || end - at !== 25 : type === "IHDR") return undefined;
		if (isCritical && !pictureChunks.has(type)) return undefined;
		if (pictureChunks.has(type)) kept.push(bytes.subarray(at, end));
		seen.add(type);
		if (type === "IEND") return seen.has("IDAT") ? Buffer.concat(kept) : undefined;
		at = end;
	}
	return undefined;
}
