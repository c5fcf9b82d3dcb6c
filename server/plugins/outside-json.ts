/** A service outside the product did not answer, or not in a form that can be used. The message says why, for the log. */
export class OutsideServiceFailed extends Error {
	override readonly name = "OutsideServiceFailed";
}

export interface OutsideLimits {
	/** Until the whole answer is there. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
}

interface OutsideCall {
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON by POST; left out: a GET. */
	readonly body?: object;
}

/**
 * Fetches JSON from a service that is not trusted: a slow, large, redirecting or malformed answer, and
 * any status but 200, throws `OutsideServiceFailed`. Nothing beyond `maxBytes` is kept in memory.
 */
export async function outsideJson(url: URL, limits: OutsideLimits, { headers = {}, body }: OutsideCall = {}): Promise<unknown> {
	try {
		const response = await fetch(url, {
			headers: { accept: "application/json", ...headers, ...(body && { "content-type": "application/json" }) },
			...(body && { method: "POST", body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.timeout(limits.timeoutMs),
		});
		if (response.status !== 200) {
			await response.body?.cancel();
			throw new OutsideServiceFailed(`status ${response.status}`);
		}
		return JSON.parse(await boundedText(response, limits.maxBytes));
	} catch (error) {
		if (error instanceof OutsideServiceFailed) throw error;
		throw new OutsideServiceFailed(error instanceof Error ? error.message : "unknown failure", { cause: error });
	}
}

async function boundedText(response: Response, maxBytes: number): Promise<string> {
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = "";
	// Leaving the loop by a throw cancels the stream, so the service cannot keep sending.
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw new OutsideServiceFailed(`an answer of more than ${maxBytes} bytes`);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
