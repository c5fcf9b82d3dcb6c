import { randomUUID } from "node:crypto";
import { type FileRecord, type RealisationRecord, splitFileName } from "../../../engine/index.ts";
import { signIn } from "../../../server/accounts/test-support/sign-in.ts";
import { demoPassword } from "./demo-accounts.ts";
import { fileNamed } from "./scenario-files.ts";
import type { Specification } from "./server-api.ts";

type Values = Readonly<Record<string, unknown>>;

/** One completed step: who, which, with what values, and where it leads. A step that leads to itself is only saved. */
export type Move = readonly [email: string, step: string, values: Values, target: string];

interface Start {
	readonly as: string;
	readonly code: string;
	readonly stakeholders: readonly string[];
}

/** Prepares processes of any tenant through the API, with its demo accounts. */
export class TenantWalk {
	readonly #url: string;
	readonly #tenant: string;
	readonly #signedIn = new Map<string, ReturnType<typeof signIn>>();

	constructor(url: string, tenant: string) {
		this.#url = url;
		this.#tenant = tenant;
	}

	/** A new process with these steps completed. */
	async walk({ as, code, stakeholders }: Start, moves: readonly Move[]): Promise<RealisationRecord> {
		const record = await this.#post<RealisationRecord>(as, "processes/realisation", {
			geographyCode: code,
			stakeholders,
			tenant: this.#tenant,
			type: "op-aanvraag",
		});
		return this.go(record, moves);
	}

	/** The process with these steps completed as well. */
	async go(from: RealisationRecord, moves: readonly Move[]): Promise<RealisationRecord> {
		let record = from;
		for (const [email, step, values, target] of moves) {
			const { steps } = await this.#call<Specification>(email, "GET", `processes/specification/${record.flow.uuid}`);
			record = await this.#post<RealisationRecord>(email, `processes/realisation/${record.uuid}`, {
				intent: { step, complete: target !== step, correction: false, target },
				synchronisation: { synced: record.synced },
				data: { status: { uuid: steps.find((each) => each.step === target)?.uuid }, values },
			});
		}
		return record;
	}

	/** Uploads a small genuine file for a field of that category, without saving it in the field. */
	async upload(email: string, { uuid }: RealisationRecord, name: string, category: string): Promise<FileRecord> {
		const { buffer, mimeType } = fileNamed(name);
		const { file, link } = await this.#post<{ readonly file: FileRecord; readonly link: string }>(
			email,
			`processes/realisation/${uuid}/files/upload-link`,
			{
				...splitFileName(name),
				category,
			},
		);
		const answer = await fetch(link, { method: "PUT", body: new Uint8Array(buffer), headers: { "content-type": mimeType } });
		if (!answer.ok) throw new Error(`the bytes of ${name} were answered ${answer.status}`);
		return file;
	}

	record(email: string, uuid: string): Promise<RealisationRecord> {
		return this.#call(email, "GET", `processes/realisation/${uuid}`);
	}

	#post<Data>(email: string, path: string, body: unknown): Promise<Data> {
		return this.#call(email, "POST", path, body);
	}

	async #call<Data>(email: string, method: "GET" | "POST", path: string, body?: unknown): Promise<Data> {
		const known = this.#signedIn.get(email) ?? signIn(this.#url, email, demoPassword);
		this.#signedIn.set(email, known);
		const { accessToken, apiKey } = await known;
		const answer = await fetch(`${this.#url}/api/v1/${this.#tenant}/${path}`, {
			method,
			headers: {
				authorization: `Bearer ${accessToken}`,
				"x-api-key": apiKey,
				...(method === "POST" ? { "idempotency-key": randomUUID(), "content-type": "application/json" } : {}),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const said = (await answer.json()) as { data: Data };
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(said)}`);
		return said.data;
	}
}
