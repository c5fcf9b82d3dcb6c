import { memberOf } from "../../../engine/index.ts";
import { type OutsideLimits, outsideAnswer } from "../../outside/answer.ts";
import { Problem } from "../../problems/problem.ts";
import type { PasswordProvider } from "./password-provider.ts";

const limits: OutsideLimits = { timeoutMs: 10_000, maxBytes: 16 * 1024 };

/**
 * Passwords of an external identity provider: the request is forwarded to its address, with the person's own token. It answers `{"message":
 * "success"}` or the text of an error, whatever the status.
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

/** Undefined when the answer is unusable. A password is sent only to the configured address: a redirect fails. */
function ask(address: string, password: string, accessToken: string): Promise<string | undefined> {
	const headers = { accept: "application/json", authorization: `Bearer ${accessToken}` };
	return outsideAnswer(new URL(address), limits, { headers, body: { password } }, async ({ status, bytes }) => {
		const answer: unknown = JSON.parse((await bytes()).toString("utf8"));
		const said = memberOf(answer, "message");
		const message = typeof said === "string" ? said.slice(0, 200) : undefined;
		// A failed status is not a success, whatever the body says.
		return message === "success" && (status < 200 || status > 299) ? undefined : message;
	});
}
