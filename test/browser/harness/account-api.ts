import { randomUUID } from "node:crypto";
import { signIn } from "../../../server/accounts/test-support/sign-in.ts";
import { demoPassword } from "./demo-accounts.ts";

/** The API of a tenant for one of its accounts: returns the data, and fails the test if refused. */
export async function accountApi(url: string, tenant: string, email: string) {
	const { accessToken } = await signIn(url, email, demoPassword);
	return async <Data>(method: "GET" | "POST", path: string, body?: unknown): Promise<Data> => {
		const answer = await fetch(`${url}/api/v1/${tenant}/${path}`, {
			method,
			headers: {
				authorization: `Bearer ${accessToken}`,
				"x-api-key": "laadstroom-web",
				...(method === "POST" ? { "idempotency-key": randomUUID(), "content-type": "application/json" } : {}),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
		return ((await answer.json()) as { data: Data }).data;
	};
}
