import { randomUUID } from "node:crypto";
import type { RealisationRecord } from "../../../engine/index.ts";
import { signIn } from "../../../server/accounts/test-support/sign-in.ts";
import { demoPassword, type PersonName, people, tenant } from "./demo-accounts.ts";

/** How long a token is used before a new one is requested. Milliseconds; well below its lifetime. */
const TOKEN_AGE = 120_000;

interface Answer<Body> {
	readonly status: number;
	readonly body: Body;
}

export interface Specification {
	readonly uuid: string;
	readonly steps: readonly { readonly uuid: string; readonly step: string; readonly label: string }[];
}

/** The API for callers outside the browser: takes a process quickly to where a journey starts. */
export class ServerApi {
	private readonly url: string;
	private readonly tokens = new Map<PersonName, { readonly token: Promise<string>; readonly since: number }>();

	constructor(url: string) {
		this.url = url;
	}

	token(person: PersonName): Promise<string> {
		const known = this.tokens.get(person);
		if (known !== undefined && Date.now() - known.since < TOKEN_AGE) return known.token;
		const token = signIn(this.url, people[person].email, demoPassword).then(({ accessToken }) => accessToken);
		this.tokens.set(person, { token, since: Date.now() });
		return token;
	}

	/** Returns any response, including refusals. */
	async call<Body>(person: PersonName, method: "GET" | "POST", path: string, body?: unknown): Promise<Answer<Body>> {
		const answer = await fetch(`${this.url}/api/v1/${tenant}/${path}`, {
			method,
			headers: {
				authorization: `Bearer ${await this.token(person)}`,
				"x-api-key": "laadstroom-web",
				...(method === "POST" ? { "idempotency-key": randomUUID(), "content-type": "application/json" } : {}),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		return { status: answer.status, body: (await answer.json()) as Body };
	}

	/** Returns the response's data; a refusal fails the test. */
	async ask<Data>(person: PersonName, method: "GET" | "POST", path: string, body?: unknown): Promise<Data> {
		const answer = await this.call<{ data: Data }>(person, method, path, body);
		if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
		return answer.body.data;
	}

	record(uuid: string, person: PersonName = "cpo"): Promise<RealisationRecord> {
		return this.ask(person, "GET", `processes/realisation/${uuid}`);
	}
}
