import type { ChangesTold } from "./change-events.ts";
import { type ListeningEnd, listen } from "./listen.ts";

interface Following {
	/** Whose tabs share: a tenant and a person. */
	readonly name: string;
	/** Up to where the data on screen is known; undefined when none is. */
	readonly knownUpTo: () => number | undefined;
	readonly onTold: (told: ChangesTold) => void;
}

/** A tab that begins asks the others what it missed; the one that listens answers it alone. */
type Said = ({ readonly to?: string } & ChangesTold) | { readonly from: string; readonly knownUpTo: number };

/** Something changed, and nobody here can say any more what. */
const anything: Omit<ChangesTold, "at"> = {
	of: { realisations: null, requests: null },
	comments: { realisation: null, request: null },
};

/** The lists follow by themselves every few minutes all the while. Milliseconds. */
const laterMs = 10 * 60_000;
const longestMs = 60_000;

/**
 * Follows what changes, as long as the page is there. Of all tabs of a browser one listens, the one that has the lock, and passes on what
 * it hears; when it goes the next one takes over. What was told between the data on screen and a tab's beginning is made up for.
 * Returns what ends it.
 */
export function followChanges({ name, knownUpTo, onTold }: Following): () => void {
	if (!("locks" in navigator) || typeof BroadcastChannel === "undefined") return () => {};
	const over = new AbortController();
	const channel = new BroadcastChannel(name);
	const self = Math.random().toString(36);
	let leading = false;
	let heardUpTo: number | undefined;
	const hear = (told: ChangesTold) => {
		heardUpTo = Math.max(heardUpTo ?? 0, told.at);
		if (Object.keys(told.of).length > 0 || told.comments !== undefined || told.atWork !== undefined) onTold(told);
	};
	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		if ("at" in data) {
			const { to, ...told } = data;
			if (to === undefined || to === self) hear(told);
		} else if (leading && heardUpTo !== undefined && heardUpTo > data.knownUpTo) {
			channel.postMessage({ to: data.from, at: heardUpTo, ...anything } satisfies Said);
		}
	};
	const pass = (told: ChangesTold) => {
		hear(told);
		channel.postMessage(told);
	};
	const lead = async () => {
		leading = true;
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
	const known = knownUpTo();
	if (known !== undefined) channel.postMessage({ from: self, knownUpTo: known } satisfies Said);
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
