/** An external service did not answer, or its answer cannot be used. The message says why, for the log. */
export class OutsideServiceFailed extends Error {
	override readonly name = "OutsideServiceFailed";
}

export interface OutsideLimits {
	/** Until the whole answer has arrived. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
}

export interface OutsideCall {
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON by POST; without it, a GET. */
	readonly body?: object;
	/** Aborts the call early. */
	readonly signal?: AbortSignal;
}

interface OutsideAnswer {
	readonly status: number;
	/** Reads the whole body; refuses one that exceeds the limit. */
	readonly bytes: () => Promise<Buffer>;
}

/**
 * Calls an untrusted service, and returns the result of `read` for its answer. A slow, large or redirecting answer, and anything that
 * `read` throws, becomes an `OutsideServiceFailed`. Never keeps more than `maxBytes` in memory, and a body that `read` ignores is not
 * fetched.
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
	// Throwing out of the loop cancels the stream, so the service cannot keep sending.
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw new OutsideServiceFailed(`an answer of more than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
