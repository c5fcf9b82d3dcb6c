import { imageSize } from "image-size";
import { type OutsideLimits, OutsideServiceFailed, outsideAnswer } from "../../outside/answer.ts";
import { ViewUnavailable } from "./view-source.ts";

/** A picture of 640 by 480 pixels needs about a tenth of these bytes. */
export const pictureLimits: OutsideLimits = { timeoutMs: 8_000, maxBytes: 2 * 1024 * 1024 };

/** Pixels per side; a larger picture is not the one that was requested. */
const sides = { least: 64, most: 2048 };

/**
 * Fetches a JPEG picture from an untrusted service. Returns undefined on a 404: the service has no picture. Any other answer that is not a
 * picture throws `ViewUnavailable`. The type is detected from the bytes, whatever the response headers say.
 */
export async function boundedPicture(url: URL, limits: OutsideLimits): Promise<Uint8Array | undefined> {
	try {
		return await outsideAnswer(url, limits, { headers: { accept: "image/jpeg" } }, async ({ status, bytes }) => {
			if (status === 404) return undefined;
			if (status !== 200) throw new OutsideServiceFailed(`status ${status}`);
			return checked(await bytes());
		});
	} catch (error) {
		if (!(error instanceof OutsideServiceFailed)) throw error;
		throw new ViewUnavailable(error.message, error);
	}
}

function checked(bytes: Buffer): Uint8Array {
	const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
	if (!isJpeg) throw new OutsideServiceFailed("an answer that is no JPEG");
	const { width, height } = imageSize(bytes);
	if (Math.min(width, height) < sides.least || Math.max(width, height) > sides.most) {
		throw new OutsideServiceFailed(`a picture of ${width} by ${height}`);
	}
	return bytes;
}
