import { operationOf } from "../api/call.ts";
import { listenToChanges } from "../api/generated/operations.ts";
import { openEvents } from "../api/open-events.ts";
import { type ChangesTold, changesOf, splitEvents } from "./change-events.ts";

/** The server sends something at once. If nothing arrives for this long, something in between holds it back. Milliseconds. */
const firstWordMs = 10_000;
/** Silence after which a stream counts as broken: the server sends a sign of life every five seconds. Milliseconds. */
const silenceMs = 20_000;

/**
 * How it ended. `held`: nothing ever arrived. `refused`: retrying soon is useless. `broken`: worth retrying soon,
 * perhaps at another server.
 */
export type ListeningEnd = "held" | "refused" | "broken";

interface Listening {
	readonly after: number | undefined;
	readonly signal: AbortSignal;
	readonly onBegun: (at: number) => void;
	readonly onTold: (told: ChangesTold) => void;
}

/** Listens for changes until the stream ends. Never rejects. */
export async function listen({ after, signal, onBegun, onTold }: Listening): Promise<ListeningEnd> {
	const over = new AbortController();
	const stop = () => over.abort();
	signal.addEventListener("abort", stop);
	let watch = setTimeout(stop, firstWordMs);
	let begun = false;
	let enough = false;
	try {
		const operation = operationOf(listenToChanges, { query: after === undefined ? {} : { after } });
		const answer = await openEvents(operation, over.signal);
		if (answer.status !== 200 || answer.body === null) return answer.status >= 500 || answer.status === 429 ? "broken" : "refused";
		const heard = () => {
			clearTimeout(watch);
			watch = setTimeout(stop, silenceMs);
		};
		for await (const { name, data } of eventsOf(answer.body, heard)) {
			const told = changesOf(data);
			if (name === "enough") enough = true;
			if (name === "listening") begun = true;
			if (told === null) continue;
			if (name === "listening") onBegun(told.at);
			if (name === "changes") onTold(told);
		}
		return enough ? "refused" : "broken";
	} catch {
		// No network, or nothing came for too long.
		return !begun && over.signal.aborted && !signal.aborted ? "held" : "broken";
	} finally {
		clearTimeout(watch);
		signal.removeEventListener("abort", stop);
		over.abort();
	}
}

/** The events of a body until it ends. `onHeard` is called for everything that arrives, whether or not it is an event. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onHeard: () => void) {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		onHeard();
		const { events, rest } = splitEvents(text + decoder.decode(value, { stream: true }));
		text = rest;
		yield* events;
	}
}
