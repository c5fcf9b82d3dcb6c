/** How often a read that was rate-limited is repeated. */
const mostRepeats = 2;

/** Seconds. If the server asks for a longer wait, the refusal is reported: nobody watches a page for that long. */
const longestWait = 60;

/**
 * Repeats a read that was refused with 429, each time after the wait that the server asks for (Retry-After, in
 * seconds). Returns the last answer, whatever its status. An abort ends the wait at once.
 */
export async function askAgain(refused: Response, ask: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
	let answer = refused;
	for (let repeat = 0; repeat < mostRepeats && answer.status === 429; repeat++) {
		const told = Number(answer.headers?.get("retry-after") ?? Number.NaN);
		if (!(told >= 0 && told <= longestWait)) return answer;
		await passed(told * 1000, signal);
		answer = await ask();
	}
	return answer;
}

/** Resolves after this time; rejects with the abort's reason when aborted. */
function passed(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		if (signal?.aborted) stop();
		else signal?.addEventListener("abort", stop, { once: true });
	});
}
