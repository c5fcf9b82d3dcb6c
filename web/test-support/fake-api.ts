/** One response of the fake server. */
export interface FakeAnswer {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeCall {
	readonly method: string;
	/** Path below the tenant, with the query: "stakeholders?x=1". */
	readonly path: string;
	readonly headers: Headers;
	readonly body: unknown;
}

type Handler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export const answer = (data: unknown, rest: Record<string, unknown> = {}): FakeAnswer => ({ status: 200, body: { data, ...rest } });
export const page = (data: readonly unknown[], next: number | null = null, at = 1): FakeAnswer =>
	answer(data, { metaData: { pagination: { next, at } } });
export const problem = (status: number, rest: Record<string, unknown> = {}): FakeAnswer => ({
	status,
	body: { code: `http-${status}`, message: "", errors: [], ...rest },
});

/**
 * Puts a fake server behind `fetch`. Handlers are keyed by "METHOD path" (without the query), with the longest match
 * winning; anything else gets a 404. Returns the calls in the order they arrived.
 */
export function fakeApi(handlers: Readonly<Record<string, Handler | FakeAnswer>>): FakeCall[] {
	const calls: FakeCall[] = [];
	const known = Object.keys(handlers).sort((one, other) => other.length - one.length);
	globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
		const path = input.replace(/^\/api\/v1\/[^/]+\//, "");
		const method = init.method ?? "GET";
		const call: FakeCall = {
			method,
			path,
			headers: new Headers(init.headers),
			body: init.body === undefined || init.body instanceof Blob ? init.body : JSON.parse(String(init.body)),
		};
		calls.push(call);
		const name = known.find(
			(each) => `${method} ${path.split("?")[0]}` === each || (each.endsWith("*") && `${method} ${path}`.startsWith(each.slice(0, -1))),
		);
		const handler = name === undefined ? problem(404) : handlers[name];
		const given = typeof handler === "function" ? await handler(call) : (handler ?? problem(404));
		const headers = new Headers(given.headers);
		return {
			ok: given.status < 400,
			status: given.status,
			headers,
			json: async () => given.body,
			blob: async () => given.body,
		} as Response;
	}) as typeof fetch;
	return calls;
}
