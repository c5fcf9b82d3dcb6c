import autocannon from "autocannon";

export interface Load {
	/** Answers a second with a 2xx status. */
	readonly perSecond: number;
	/** Median of the answer times, in milliseconds. */
	readonly p50: number;
	readonly p97: number;
	/** Answers with another status; a run with any is no measurement. */
	readonly refused: number;
}

export interface Conversation {
	readonly method: "GET" | "POST";
	/** Each connection speaks to a record of its own, so that nobody waits for a lock. */
	readonly request: (
		connection: number,
		previous: unknown,
	) => { readonly path: string; readonly headers: Record<string, string>; readonly body?: string };
}

/** Keeps `connections` conversations going for `seconds`, each request built from the answer before it. */
export async function load(url: string, connections: number, seconds: number, { method, request }: Conversation): Promise<Load> {
	let next = 0;
	let refused = 0;
	const result = await autocannon({
		url,
		connections,
		duration: seconds,
		setupClient: (client) => {
			const connection = next++;
			let previous: unknown;
			const prepare = () => {
				const { path, headers, body } = request(connection, previous);
				client.setRequest({
					method,
					path,
					headers: { "content-type": "application/json", ...headers },
					...(body === undefined ? {} : { body }),
				});
			};
			prepare();
			client.on("body", (body: Buffer) => {
				previous = JSON.parse(body.toString());
				prepare();
			});
			client.on("response", (status: number) => {
				if (status >= 300) refused += 1;
			});
		},
	});
	return { perSecond: result.requests.average, p50: result.latency.p50, p97: result.latency.p97_5, refused };
}
