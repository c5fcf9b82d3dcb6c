/**
 * Hands out turns, a number per second; a turn that is not taken within a second is lost, otherwise clients that were held up would all
 * write at once.
 */
export function paced(perSecond: number | undefined): () => Promise<void> {
	if (perSecond === undefined) return async () => undefined;
	const everyMs = 1000 / perSecond;
	let next = performance.now();
	return async () => {
		next = Math.max(next + everyMs, performance.now() - 1000);
		await pause(next - performance.now());
	};
}

export function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
