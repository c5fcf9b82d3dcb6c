import type { FastifyInstance } from "fastify";

export interface SentWrite {
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string | null;
	/** Set once it is answered. */
	answer: { readonly status: number; readonly text: string } | null;
}

/** Holds all writing calls of the page until they are released. Reads go through. */
export function watchWrites(): { readonly writes: readonly SentWrite[]; readonly letGo: () => void } {
	const connected = globalThis.fetch;
	const writes: SentWrite[] = [];
	let letGo = () => {};
	const free = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
		const method = init.method ?? "GET";
		if (method === "GET" && !url.endsWith("/geocoder")) return connected(url, init);
		const headers = Object.fromEntries(new Headers(init.headers));
		const sent: SentWrite = { url, method, headers, body: typeof init.body === "string" ? init.body : null, answer: null };
		writes.push(sent);
		await free;
		const answer = await connected(url, init);
		sent.answer = { status: answer.status, text: await answer.text() };
		return answer;
	}) as typeof fetch;
	return { writes, letGo: () => letGo() };
}

/** Sends a write again, with its own key or, as another window would, with a new one. */
export async function sendAgain(app: FastifyInstance, { url, method, headers, body }: SentWrite, key?: string) {
	const answer = await app.inject({
		method: method as "POST",
		url,
		headers: { ...headers, ...(key === undefined ? {} : { "idempotency-key": key }) },
		...(body === null ? {} : { payload: body }),
	});
	return { status: answer.statusCode, text: answer.body };
}
