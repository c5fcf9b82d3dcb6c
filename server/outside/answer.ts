/** A service outside the product did not answer, or not in a form that can be used. The message says why, for the log. */
export class OutsideServiceFailed extends Error {
	override readonly name = "OutsideServiceFailed";
}

export interface OutsideLimits {
	/** Until the whole answer is there. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
}

export interface OutsideCall {
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON by POST; left out: a GET. */
	readonly body?: object;
	/** Ends it before its time. */
	readonly signal?: AbortSignal;
}

interface OutsideAnswer {
	readonly status: number;
	/** The whole body; refuses what is longer than the limit. */
	readonly bytes: () => Promise<Buffer>;
}

/**
 * Asks a service that is not trusted, and gives what `read` makes of its answer. A slow, large or redirecting answer,
 * and whatever `read` throws, is an `OutsideServiceFailed`. Nothing beyond `maxBytes` is kept in memory, and a body
 * that `read` leaves is not fetched.
 */
export async function outsideAnswer<Result>(
	url: URL,
	{ timeoutMs, maxBytes }: OutsideLimits,
	{ headers = {}, body, signal }: OutsideCall,
	read: (answer: OutsideAnswer) => Result | Promise<Result>,
): Promise<Result> {
	try {
		const response = await fetch(url, {
			headers: { ...headers, ...(body && { "content-type": "application/json" }) },
			...(body && { method: "POST", body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
		});
		try {
			return await read({ status: response.status, bytes: () => boundedBytes(response, maxBytes) });
		} finally {
			if (!response.bodyUsed) await response.body?.cancel();
		}
	} catch (error) {
		if (error instanceof OutsideServiceFailed) throw error;
		throw new OutsideServiceFailed(error instanceof Error ? error.message : "unknown failure", { cause: error });
	}
}

async function boundedBytes(response: Response, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// Leaving the loop by a throw cancels the stream, so the service cannot keep sending.
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw new OutsideServiceFailed(`an answer of more than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
