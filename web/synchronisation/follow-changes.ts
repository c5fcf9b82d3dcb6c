import type { ChangesTold } from "./change-events.ts";
import { type ListeningEnd, listen } from "./listen.ts";

interface Following {
	/** Whose tabs share: a tenant and a person. */
	readonly name: string;
	/** Up to where the data on screen is known; undefined when none is. */
	readonly knownUpTo: () => number | undefined;
	readonly onTold: (told: ChangesTold) => void;
}

/** The lists follow by themselves every few minutes all the while. Milliseconds. */
const laterMs = 10 * 60_000;
const longestMs = 60_000;

/**
 * Follows what changes, as long as the page is there. Of all tabs of a browser one listens, the one that has the lock, and passes on what
 * it hears; when it goes the next one takes over. Returns what ends it.
 */
export function followChanges({ name, knownUpTo, onTold }: Following): () => void {
	if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return () => {};
	const over = new AbortController();
	const channel = new BroadcastChannel(name);
	let heardUpTo: number | undefined;
	const hear = (told: ChangesTold) => {
		heardUpTo = Math.max(heardUpTo ?? 0, told.at);
		if (Object.keys(told.of).length > 0) onTold(told);
	};
	channel.onmessage = ({ data }: MessageEvent<ChangesTold>) => hear(data);
	const pass = (told: ChangesTold) => {
		hear(told);
		channel.postMessage(told);
	};
	const lead = async () => {
		for (let failures = 0; !over.signal.aborted; ) {
			let begun = false;
			const end = await listen({
				after: heardUpTo ?? knownUpTo(),
				signal: over.signal,
				onBegun: () => {
					begun = true;
				},
				onTold: pass,
			});
			failures = begun ? 0 : failures + 1;
			if (!over.signal.aborted) await pause(waitAfter(end, failures), over.signal);
		}
	};
	navigator.locks.request(name, { signal: over.signal }, lead).catch(() => {});
	return () => {
		over.abort();
		channel.close();
	};
}

/** Not all at the same moment: a server that stops ends those of everybody. */
function waitAfter(end: ListeningEnd, failures: number): number {
	if (end !== "broken") return laterMs;
	return Math.min(1_000 * 2 ** failures, longestMs) * (0.5 + Math.random());
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((done) => {
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener(
			"abort",
			() => {
				clearTimeout(timer);
				done();
			},
			{ once: true },
		);
	});
}
