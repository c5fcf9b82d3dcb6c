import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";
import type { TestDatabase } from "../../server/test-support/databases.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";

/** The whole server with the project's tenants, on a database of its own. */
export interface EveryTenant {
	readonly app: FastifyInstance;
	/** The clock, which tests set. */
	readonly clock: { now: number };
	tenant(slug: string): Tenant;
	/** A person with this role in the tenant, for all codes or the given ones. */
	person(slug: string, role: string, codes?: readonly string[]): TestPerson;
	close(): Promise<void>;
}

export async function everyTenant(database: TestDatabase, flowsDir = "flows"): Promise<EveryTenant> {
	const clock = { now: Date.parse("2026-01-05T09:00:00Z") };
	const config = readConfig({
		LOG_LEVEL: "silent",
		GEOCODER_URL: "offline",
		TILES_URL: "offline",
		WEB_DIR: "none",
		FLOWS_DIR: flowsDir,
		DATA_DIR: mkdtempSync(join(tmpdir(), "laadstroom-")),
	});
	const app = await buildApp(config, {
		now: () => clock.now,
		database: database.place,
		authentication: testAuthentication,
		callsPerMinute: null,
	});
	await app.ready();
	const people = new Map<string, TestPerson>();
	return {
		app,
		clock,
		tenant: (slug) => {
			const found = app.tenants.find(slug);
			if (found === undefined) throw new Error(`no tenant is called ${slug}`);
			return found;
		},
		person: (slug, role, codes = ["*"]) => {
			const key = `${slug} ${role} ${codes.join(" ")}`;
			const person = people.get(key) ?? new TestPerson(app, slug, { [slug]: { [role]: codes } });
			people.set(key, person);
			return person;
		},
		close: async () => {
			await app.close();
			await database.remove();
		},
	};
}

/** The body of a call that saves a step. */
export function saveCall(
	tenant: Tenant,
	record: { readonly synced: number },
	intent: { readonly step: string; readonly target: string; readonly complete?: boolean; readonly correction?: boolean },
	values: Readonly<Record<string, unknown>>,
): object {
	const uuid = tenant.flow.compiled.steps.get(intent.target)?.definition.uuid ?? randomUUID();
	return {
		intent: { complete: false, correction: false, ...intent },
		synchronisation: { synced: record.synced },
		data: { status: { uuid }, values },
	};
}
