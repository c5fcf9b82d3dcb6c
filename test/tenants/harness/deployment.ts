import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { RealisationRecord, SectionView } from "../../../engine/index.ts";
import { realisationOf, viewStep } from "../../../engine/index.ts";
import { buildApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config/config.ts";
import { testAuthentication } from "../../../server/test-support/test-authentication.ts";
import { type Reply, TestPerson } from "../../../server/test-support/test-person.ts";
import { withRealFiles } from "../../../server/test-support/with-real-files.ts";
import { saveBody } from "../../api/harness/process-walk.ts";
import { places } from "./places.ts";

export type Values = Readonly<Record<string, unknown>>;

export interface Intent {
	readonly complete?: boolean;
	readonly correction?: boolean;
	/** Step the save leads to; default the same one. */
	readonly target?: string;
}

/** The server with the delivered tenants, on an empty in-memory database or one in a folder. */
export class Deployment {
	readonly app: FastifyInstance;

	private constructor(app: FastifyInstance) {
		this.app = app;
	}

	static async open(settings: Readonly<Record<string, string>> = {}, folder = ":memory:"): Promise<Deployment> {
		const app = await buildApp(
			readConfig({
				LOG_LEVEL: "silent",
				WEB_DIR: "none",
				GEOCODER_URL: "offline",
				TILES_URL: "offline",
				DATA_DIR: mkdtempSync(join(tmpdir(), "laadstroom-")),
				...settings,
			}),
			{
				now: () => Date.parse("2026-11-20T10:00:00Z"),
				database: { url: null, folder },
				authentication: testAuthentication,
				callsPerMinute: null,
			},
		);
		await app.ready();
		return new Deployment(app);
	}

	close(): Promise<void> {
		return this.app.close();
	}

	/** A person with this role for every geography code of the tenant. */
	as(tenant: string, role: string): TestPerson {
		return new TestPerson(this.app, tenant, { [tenant]: { [role]: ["*"] } });
	}

	async configuration(tenant: string): Promise<Readonly<Record<string, unknown>>> {
		const { body } = await this.as(tenant, "admin").get("configs");
		return body.data.tenant as Readonly<Record<string, unknown>>;
	}

	/** A new process, started by an editor of the tenant's first step. */
	async start(tenant: string): Promise<Process> {
		const place = places[tenant];
		if (place === undefined) throw new Error(`no place for a process of ${tenant}`);
		const [starter = ""] = this.app.tenants.find(tenant)?.flow.definition.steps[0]?.access.edit ?? [];
		const answer = await this.as(tenant, starter).post("processes/realisation", {
			geographyCode: place.code,
			stakeholders: place.stakeholders,
			tenant,
			type: "op-aanvraag",
		});
		if (answer.status !== 201) throw new Error(answer.text);
		return new Process(this, tenant, answer.body.data);
	}
}

/** One process, saved over HTTP by people with one role each. */
export class Process {
	record: RealisationRecord;
	readonly #deployment: Deployment;
	readonly #tenant: string;

	constructor(deployment: Deployment, tenant: string, record: RealisationRecord) {
		this.#deployment = deployment;
		this.#tenant = tenant;
		this.record = record;
	}

	/** Saves a step; keeps the record if it succeeds. */
	async save(role: string, step: string, values: Values, intent: Intent = {}): Promise<Reply> {
		const { app } = this.#deployment;
		const filled = await withRealFiles(app, this.#tenant, this.#deployment.as(this.#tenant, role), this.record, values);
		return this.#call(role, "", saveBody(app, this.#tenant, this.record, step, filled, intent));
	}

	/** Completes a step, which must succeed. */
	async complete(role: string, step: string, values: Values, target: string): Promise<void> {
		const answer = await this.save(role, step, values, { complete: true, target });
		if (answer.status !== 200) throw new Error(`${this.#tenant} ${step}: ${answer.text}`);
	}

	status(role: string, data: object): Promise<Reply> {
		return this.#call(role, "/status", { synchronisation: { synced: this.record.synced }, data });
	}

	/** What a step's screen shows this role; nothing to people who may not read the process. */
	async sections(role: string, step: string): Promise<readonly SectionView[]> {
		const { app } = this.#deployment;
		const tenant = app.tenants.find(this.#tenant);
		if (tenant === undefined) throw new Error(this.#tenant);
		const { status, body } = await this.#deployment.as(this.#tenant, role).get(`processes/realisation/${this.record.uuid}`);
		if (status !== 200) return [];
		const flow = tenant.flow.compiled;
		const view = viewStep(
			flow,
			realisationOf(body.data),
			step,
			{ userId: "viewer", roles: [role] },
			{ mode: "view" },
			app.now(),
			tenant.rules,
		);
		return view?.sections ?? [];
	}

	async #call(role: string, path: string, body: unknown): Promise<Reply> {
		const answer = await this.#deployment.as(this.#tenant, role).post(`processes/realisation/${this.record.uuid}${path}`, body);
		if (answer.status === 200) {
			const { body: read } = await this.#deployment.as(this.#tenant, role).get(`processes/realisation/${this.record.uuid}`);
			this.record = read.data;
		}
		return answer;
	}
}

/** The messages of a refusal by path. */
export const messagesOf = ({ body }: Reply): Readonly<Record<string, string>> =>
	Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]));
