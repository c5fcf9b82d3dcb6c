/** How long loading a part of the product may take. Milliseconds. */
const chunkTimeoutMs = 120_000;

/**
 * Resolves to the part, or rejects if it doesn't arrive in time, so that the person sees that it failed and can retry.
 */
export function chunkInTime<Part>(part: Promise<Part>): Promise<Part> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("chunk load timeout")), chunkTimeoutMs);
		part.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
