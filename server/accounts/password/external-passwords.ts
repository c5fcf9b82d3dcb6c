import { Problem } from "../../problems/problem.ts";
import type { PasswordProvider } from "./password-provider.ts";

/** Milliseconds. */
const longestWait = 10_000;
const longestAnswer = 16 * 1024;

/**
 * Passwords of an external identity provider: the order is handed on to its address, with the person's own token. It
 * answers `{"message": "success"}` or the text of an error, whatever the status.
 */
export function externalPasswords(address: string): PasswordProvider {
	return {
		async change({ password, accessToken, write }) {
			const message = await ask(address, password, accessToken).catch(() => undefined);
			if (message === undefined) throw new Problem("unavailable");
			if (message !== "success") return message;
			await write(async () => {});
			return null;
		},
	};
}

/** Undefined when the answer is none. */
async function ask(address: string, password: string, accessToken: string): Promise<string | undefined> {
	const response = await fetch(address, {
		method: "POST",
		// A password goes nowhere but to the configured address.
		redirect: "error",
		headers: { accept: "application/json", "content-type": "application/json", authorization: `Bearer ${accessToken}` },
		body: JSON.stringify({ password }),
		signal: AbortSignal.timeout(longestWait),
	});
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
		length += chunk.byteLength;
		if (length > longestAnswer) throw new Error("the provider's answer is too long");
		chunks.push(chunk);
	}
	const answer = JSON.parse(Buffer.concat(chunks).toString("utf8")) as { message?: unknown } | null;
	const message = typeof answer?.message === "string" ? answer.message.slice(0, 200) : undefined;
	// A refusal that calls itself a success is none.
	return message === "success" && !response.ok ? undefined : message;
}
