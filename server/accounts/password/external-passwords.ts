import { type OutsideLimits, outsideAnswer } from "../../plugins/outside-answer.ts";
import { Problem } from "../../problems/problem.ts";
import type { PasswordProvider } from "./password-provider.ts";

const limits: OutsideLimits = { timeoutMs: 10_000, maxBytes: 16 * 1024 };

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

/** Undefined when the answer is none. A password goes nowhere but to the configured address: a redirection fails. */
function ask(address: string, password: string, accessToken: string): Promise<string | undefined> {
	const headers = { accept: "application/json", authorization: `Bearer ${accessToken}` };
	return outsideAnswer(new URL(address), limits, { headers, body: { password } }, async ({ status, bytes }) => {
		const answer = JSON.parse((await bytes()).toString("utf8")) as { message?: unknown } | null;
		const message = typeof answer?.message === "string" ? answer.message.slice(0, 200) : undefined;
		// A refusal that calls itself a success is none.
		return message === "success" && (status < 200 || status > 299) ? undefined : message;
	});
}
