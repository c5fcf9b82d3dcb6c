import { crc32, deflateSync } from "node:zlib";

/** A picture of a single colour, of any size. */
export function makePng(width: number, height: number, [red, green, blue] = [90, 130, 160]): Uint8Array {
	const line = Buffer.alloc(1 + width * 3);
	for (let x = 0; x < width; x++) line.set([red ?? 0, green ?? 0, blue ?? 0], 1 + x * 3);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const lines = Buffer.concat(Array.from({ length: height }, () => line));
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return new Uint8Array(
		Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(lines)), chunk("IEND", Buffer.alloc(0))]),
	);
}

function chunk(type: string, data: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const named = Buffer.concat([Buffer.from(type, "ascii"), data]);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}
