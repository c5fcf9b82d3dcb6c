/** Milliseconds a part of the product may take to come in. */
export const chunkTimeoutMs = 120_000;

/** A page's part, or a refusal when it does not come in time: a person sees that it failed and can try again. */
export function chunkInTime<Part>(part: Promise<Part>): Promise<Part> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("chunk load timeout")), chunkTimeoutMs);
		part.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
