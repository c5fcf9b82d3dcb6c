import { GeocoderUnavailable } from "./geocoder.ts";

export interface Limits {
	/** Until the whole answer is there. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
}

/**
 * Fetches JSON from a service that is not trusted: a slow, large, redirecting or malformed answer, and
 * any status but 200, throws `GeocoderUnavailable`. Nothing beyond `maxBytes` is kept in memory.
 */
export async function boundedJson(url: URL, limits: Limits): Promise<unknown> {
	try {
		const response = await fetch(url, {
			headers: { accept: "application/json" },
			redirect: "error",
			signal: AbortSignal.timeout(limits.timeoutMs),
		});
		if (response.status !== 200) {
			await response.body?.cancel();
			throw new GeocoderUnavailable(`status ${response.status}`);
		}
		return JSON.parse(await boundedText(response, limits.maxBytes));
	} catch (error) {
		if (error instanceof GeocoderUnavailable) throw error;
		throw new GeocoderUnavailable(error instanceof Error ? error.message : "unknown failure", error);
	}
}

async function boundedText(response: Response, maxBytes: number): Promise<string> {
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = "";
	// Leaving the loop by a throw cancels the stream, so the service cannot keep sending.
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw new GeocoderUnavailable(`an answer of more than ${maxBytes} bytes`);
		text += decoder.decode(chunk, { stream: true });
	}
	return text + decoder.decode();
}
