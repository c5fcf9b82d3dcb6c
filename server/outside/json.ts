import { type OutsideCall, type OutsideLimits, OutsideServiceFailed, outsideAnswer } from "./answer.ts";

/** Fetches JSON from an untrusted service: an unusable answer, or any status but 200, throws `OutsideServiceFailed`. */
export function outsideJson(url: URL, limits: OutsideLimits, { headers = {}, body, signal }: OutsideCall = {}): Promise<unknown> {
	const call = { headers: { accept: "application/json", ...headers }, ...(body && { body }), ...(signal && { signal }) };
	return outsideAnswer(url, limits, call, async ({ status, bytes }) => {
		if (status !== 200) throw new OutsideServiceFailed(`status ${status}`);
		return JSON.parse(new TextDecoder().decode(await bytes()));
	});
}
