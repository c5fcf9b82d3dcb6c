const [hash, zero, nine, upperA, upperF, lowerA, lowerF] = [0x23, 0x30, 0x39, 0x41, 0x46, 0x61, 0x66] as const;

/** Replaces letters written as #4A by the letters themselves, since names in a PDF may be written that way. */
export function withPlainNames(bytes: Buffer): Buffer {
	let from = bytes.indexOf(hash);
	if (from < 0) return bytes;
	const plain = Buffer.allocUnsafe(bytes.length);
	bytes.copy(plain, 0, 0, from);
	let length = from;
	while (from < bytes.length) {
		const byte = bytes[from] ?? 0;
		const high = byte === hash ? digit(bytes[from + 1]) : -1;
		const low = high < 0 ? -1 : digit(bytes[from + 2]);
		plain[length++] = low < 0 ? byte : high * 16 + low;
		from += low < 0 ? 1 : 3;
	}
	return plain.subarray(0, length);
}

/** Value of a hexadecimal digit; -1 for anything else. */
function digit(byte = 0): number {
	if (byte >= zero && byte <= nine) return byte - zero;
	if (byte >= upperA && byte <= upperF) return byte - upperA + 10;
	return byte >= lowerA && byte <= lowerF ? byte - lowerA + 10 : -1;
}
