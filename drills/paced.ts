/** Gives out turns, so many a second; what was not taken within a second is lost, or who was held up would write all at once. */
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
