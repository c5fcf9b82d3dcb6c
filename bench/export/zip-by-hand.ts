/** A hand-made zip file, using the browser's own compression: the minimum cost of a workbook. Entries have no date. */
export default async function zip(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Promise<ArrayBuffer> {
	const entries = await Promise.all(Object.entries(files).map(([name, content]) => compressed(name, content)));
	const parts: Uint8Array[] = [];
	const directory: Uint8Array[] = [];
	let offset = 0;
	for (const entry of entries) {
		const local = [header(localSignature, entry, 0), entry.name, entry.deflated];
		directory.push(header(centralSignature, entry, offset), entry.name);
		parts.push(...local);
		offset += sizeOf(local);
	}
	return joined([...parts, ...directory, end(entries.length, sizeOf(directory), offset)]);
}

interface Entry {
	readonly name: Uint8Array;
	readonly deflated: Uint8Array;
	/** Bytes before compression. */
	readonly size: number;
	readonly checksum: number;
}

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** 2.0, the first version with this compression. */
const version = 20;
const namesAreUtf8 = 0x0800;
const deflate = 8;
/** 1 January 1980, the earliest date in the format. */
const noDate = 0x21;

async function compressed(path: string, content: Uint8Array<ArrayBuffer>): Promise<Entry> {
	const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
	return { name: new TextEncoder().encode(path), deflated, size: content.length, checksum: crc32(content) };
}

/** The header before an entry's bytes, repeated with the entry's offset in the directory at the end. */
function header(signature: number, { name, deflated, size, checksum }: Entry, offset: number): Uint8Array {
	const central = signature === centralSignature;
	const fields: readonly Field[] = [
		[4, signature],
		...(central ? ([[2, version]] as const) : []),
		[2, version],
		[2, namesAreUtf8],
		[2, deflate],
		[2, 0],
		[2, noDate],
		[4, checksum],
		[4, deflated.length],
		[4, size],
		[2, name.length],
		[2, 0],
		...(central
			? ([
					[2, 0],
					[2, 0],
					[2, 0],
					[4, 0],
					[4, offset],
				] as const)
			: []),
	];
	return bytesOf(fields);
}

function end(count: number, size: number, offset: number): Uint8Array {
	return bytesOf([
		[4, endSignature],
		[2, 0],
		[2, 0],
		[2, count],
		[2, count],
		[4, size],
		[4, offset],
		[2, 0],
	]);
}

/** Width in bytes, and the number. */
type Field = readonly [2 | 4, number];

function bytesOf(fields: readonly Field[]): Uint8Array {
	const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
	const view = new DataView(bytes.buffer);
	let at = 0;
	for (const [width, value] of fields) {
		if (width === 2) view.setUint16(at, value, true);
		else view.setUint32(at, value, true);
		at += width;
	}
	return bytes;
}

const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, part) => sum + part.length, 0);

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
	const whole = new Uint8Array(sizeOf(parts));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole.buffer;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
	let rest = byte;
	for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
	return rest;
});

function crc32(bytes: Uint8Array): number {
	let rest = 0xffffffff;
	for (const byte of bytes) rest = (crcTable[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
	return (rest ^ 0xffffffff) >>> 0;
}
