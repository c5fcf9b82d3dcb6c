import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Person, RealisationRecord } from "../../engine/index.ts";
import { tokenOf } from "./test-authentication.ts";

export interface Reply {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly text: string;
	/** Parsed; an empty object when it is not JSON. */
	readonly body: Body;
}

/** The parts of answers and refusals that tests read. */
export interface Body {
	readonly data: RealisationRecord & Readonly<Record<string, unknown>>;
	readonly related: Readonly<Record<string, unknown>>;
	readonly metaData: { readonly pagination: { readonly next: number | null; readonly at: number } };
	readonly code: string;
	readonly message: string;
	readonly title: string;
	readonly detail: string;
	readonly errors: readonly { readonly path: string; readonly message: string }[];
	readonly current: RealisationRecord;
}

/** Somebody who calls the API. */
export class TestPerson {
	readonly userId = randomUUID();
	readonly #app: FastifyInstance;
	readonly #tenant: string;
	/** The token with which it calls. */
	readonly token: string;

	constructor(app: FastifyInstance, tenant: string, roles: Person["roles"], more: Partial<Person> = {}) {
		this.#app = app;
		this.#tenant = tenant;
		this.token = tokenOf({ userId: this.userId, name: "Test", email: "test@example.org", roles, ...more });
	}

	get(path: string): Promise<Reply> {
		return this.call("GET", path);
	}

	post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
		return this.call("POST", path, body, headers);
	}

	/** `path` is within the tenant, or absolute when it starts with a slash. */
	async call(
		method: "GET" | "POST" | "PUT" | "DELETE",
		path: string,
		body?: unknown,
		headers: Readonly<Record<string, string>> = {},
	): Promise<Reply> {
		const answer = await this.#app.inject({
			method,
			url: path.startsWith("/") ? path : `/api/v1/${this.#tenant}/${path}`,
			headers: {
				authorization: `Bearer ${this.token}`,
				"x-api-key": "laadstroom-web",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
		});
		const json = String(answer.headers["content-type"]).includes("json");
		return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: (json ? JSON.parse(answer.body) : {}) as Body };
	}
}
