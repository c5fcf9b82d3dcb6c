import { imageSize } from "image-size";
import { ViewUnavailable } from "./view-source.ts";

export interface PictureLimits {
	/** Until the whole answer is there. */
	readonly timeoutMs: number;
	readonly maxBytes: number;
}

/** A picture of 640 by 480 takes a tenth of these bytes. */
export const pictureLimits: PictureLimits = { timeoutMs: 8_000, maxBytes: 2 * 1024 * 1024 };

/** Pixels a side; more is not what was asked for. */
const sides = { least: 64, most: 2048 };

/**
 * Fetches a JPEG picture from a service that is not trusted. Undefined when it says 404: it has none. A slow, large,
 * redirecting or malformed answer throws `ViewUnavailable`; nothing beyond `maxBytes` is kept in memory. What the
 * bytes are is read from the bytes, whatever the answer calls them.
 */
export async function boundedPicture(url: URL, limits: PictureLimits): Promise<Uint8Array | undefined> {
	try {
		const response = await fetch(url, {
			headers: { accept: "image/jpeg" },
			redirect: "error",
			signal: AbortSignal.timeout(limits.timeoutMs),
		});
		if (response.status !== 200) {
			await response.body?.cancel();
			if (response.status === 404) return undefined;
			throw new ViewUnavailable(`status ${response.status}`);
		}
		return checked(await boundedBytes(response, limits.maxBytes));
	} catch (error) {
		if (error instanceof ViewUnavailable) throw error;
		throw new ViewUnavailable(error instanceof Error ? error.message : "no reason", error);
	}
}

async function boundedBytes(response: Response, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// Leaving the loop by a throw cancels the stream, so the service cannot keep sending.
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw new ViewUnavailable(`an answer of more than ${maxBytes} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function checked(bytes: Buffer): Uint8Array {
	const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
	if (!isJpeg) throw new ViewUnavailable("an answer that is no JPEG");
	const { width, height } = imageSize(bytes);
	if (Math.min(width, height) < sides.least || Math.max(width, height) > sides.most) {
		throw new ViewUnavailable(`a picture of ${width} by ${height}`);
	}
	return bytes;
}
