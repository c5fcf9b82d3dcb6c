import type { FastifyInstance } from "fastify";

/** One event as a listener received it. */
interface Heard {
	readonly event: string;
	readonly data: Readonly<Record<string, unknown>>;
}

/** A subscriber to changes, like a browser. */
export interface TestListener {
	readonly status: number;
	readonly headers: Headers;
	readonly body: string;
	/** Resolves to the next event of this kind, or rejects when the server ends it first. */
	next(event: string): Promise<Heard>;
	/** Resolves when the server has ended the stream, with all remaining events. */
	ended(): Promise<readonly Heard[]>;
	/** Everything received so far. */
	text(): string;
	stop(): void;
}

/** `address`: that of a listening server. */
export async function listenAt(address: string, headers: Readonly<Record<string, string>>): Promise<TestListener> {
	const stopped = new AbortController();
	const answer = await fetch(address, { headers: { accept: "text/event-stream", ...headers }, signal: stopped.signal });
	let text = "";
	let read = 0;
	let over = false;
	let wake = () => {};
	const heard: Heard[] = [];
	const reading = (async () => {
		if (answer.status !== 200 || answer.body === null) return;
		const decoder = new TextDecoder();
		for await (const bytes of answer.body) {
			text += decoder.decode(bytes as Uint8Array, { stream: true });
			for (let end = text.indexOf("\n\n", read); end >= 0; end = text.indexOf("\n\n", read)) {
				const lines = text.slice(read, end).split("\n");
				read = end + 2;
				const of = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
				const event = of("event");
				if (event !== undefined) heard.push({ event, data: JSON.parse(of("data") ?? "{}") as Heard["data"] });
				wake();
			}
		}
	})()
		.catch(() => undefined)
		.finally(() => {
			over = true;
			wake();
		});
	return {
		status: answer.status,
		headers: answer.headers,
		body: answer.status === 200 ? "" : await answer.text(),
		async next(event) {
			for (;;) {
				const at = heard.findIndex((each) => each.event === event);
				if (at >= 0) {
					const [found] = heard.splice(0, at + 1).slice(-1);
					if (found !== undefined) return found;
				}
				if (over) throw new Error(`ended before an event ${event}; heard ${text}`);
				await new Promise<void>((again) => {
					wake = again;
				});
			}
		},
		async ended() {
			await reading;
			return heard.splice(0);
		},
		text: () => text,
		stop: () => stopped.abort(),
	};
}

/** Starts listening on a free port; returns the address. */
export async function addressOf(app: FastifyInstance): Promise<string> {
	return app.listen({ port: 0, host: "127.0.0.1" });
}
