import type { ChangesTold } from "./change-events.ts";
import { type ListeningEnd, listen } from "./listen.ts";

interface Following {
	/** Tabs with the same name share: one tenant and one person. */
	readonly name: string;
	/** The instant up to which the data on screen is known; undefined if there is none. */
	readonly knownUpTo: () => number | undefined;
	readonly onTold: (told: ChangesTold) => void;
}

/** A new tab asks the others what it missed; the listening tab answers it alone. */
type Said = ({ readonly to?: string } & ChangesTold) | { readonly from: string; readonly knownUpTo: number };

/** Something changed, and it can't be known any more what. */
const anything: Omit<ChangesTold, "at"> = {
	of: { realisations: null, requests: null },
	comments: { realisation: null, request: null },
};

/**
 * Wait before trying again when nothing came through or the server refused; the lists still refresh every few minutes.
 * Milliseconds.
 */
const laterMs = 10 * 60_000;
const longestMs = 60_000;

/**
 * Follows changes for as long as the page is there. Of all tabs of a browser, the one that holds the lock listens and
 * passes on what it hears; when it closes, the next one takes over. Changes between the data on screen and the start
 * of a tab are made up for. Returns the function that ends it.
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

/** Spread at random: a server that stops ends everybody's streams at the same moment. */
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
