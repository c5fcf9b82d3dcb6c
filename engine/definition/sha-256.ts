/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, in hexadecimal. Written out because the engine runs in Node
 * and in the browser alike: node:crypto is not there in the second, and crypto.subtle is asynchronous
 * and absent without https.
 */
export function sha256(text: string): string {
	const words = padded(utf8(text));
	const state = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
	for (let block = 0; block < words.length; block += 16) compress(state, words.subarray(block, block + 16));
	return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function utf8(text: string): readonly number[] {
	return [...text].flatMap((character) => {
		const point = character.codePointAt(0) ?? 0;
		const tail = (shift: number) => 0x80 | ((point >> shift) & 0x3f);
		if (point < 0x80) return [point];
		if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
		if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
		return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
	});
}

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const constants: readonly number[] = primes(64).map((prime) => fractionBits(Math.cbrt(prime)));

function primes(count: number): readonly number[] {
	const found: number[] = [];
	for (let candidate = 2; found.length < count; candidate++) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
	return found;
}

function fractionBits(root: number): number {
	return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

/** The message, a one bit, zeros, and its length in bits, in whole blocks of sixteen words. */
function padded(bytes: readonly number[]): Uint32Array {
	const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) << 4);
	const set = (index: number, byte: number) => {
		words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index & 3) * 8));
	};
	for (const [index, byte] of bytes.entries()) set(index, byte);
	set(bytes.length, 0x80);
	words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
	words[words.length - 1] = bytes.length << 3;
	return words;
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function compress(state: number[], block: Uint32Array): void {
	const schedule = [...block];
	const w = (index: number): number => schedule[index] ?? 0;
	for (let t = 16; t < 64; t++) {
		const s0 = rotate(w(t - 15), 7) ^ rotate(w(t - 15), 18) ^ (w(t - 15) >>> 3);
		const s1 = rotate(w(t - 2), 17) ^ rotate(w(t - 2), 19) ^ (w(t - 2) >>> 10);
		schedule.push((w(t - 16) + s0 + w(t - 7) + s1) | 0);
	}
	let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
	for (let t = 0; t < 64; t++) {
		const choice = (e & f) ^ (~e & g);
		const majority = (a & b) ^ (a & c) ^ (b & c);
		const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (constants[t] ?? 0) + w(t)) | 0;
		const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
		[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
	}
	for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0) + word) | 0;
}
