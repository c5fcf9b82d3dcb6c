import { inflateRawSync } from "node:zlib";

const centralSignature = 0x02014b50;

/**
 * A file inside a zip as text, found through the directory at its end as every reader does. Undefined if there is none.
 */
export function partOf(zip: Buffer, path: string): string | undefined {
	// The end record says how many entries there are and where the directory starts.
	const end = zip.length - 22;
	let at = zip.readUInt32LE(end + 16);
	for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry--) {
		if (zip.readUInt32LE(at) !== centralSignature) throw new Error(`not a directory entry at ${at}`);
		const nameLength = zip.readUInt16LE(at + 28);
		const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
		if (name === path) {
			const local = zip.readUInt32LE(at + 42);
			const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
			return inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).toString("utf8");
		}
		at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
	return undefined;
}
