import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import type { FlowDefinition, Person } from "../../engine/index.ts";
import { buildApp, type Overrides } from "../app.ts";
import { readConfig } from "../config/config.ts";
import type { TestDatabase } from "./databases.ts";
import { defaultTenantFolder } from "./default-tenant-folder.ts";
import { testAuthentication } from "./test-authentication.ts";
import { TestPerson } from "./test-person.ts";
import { watchRefusals } from "./watch-refusals.ts";

/** The whole server on a database of its own, with two tenants that have the same flow. */
export interface TestApp {
	readonly app: FastifyInstance;
	/** Slug of the tenant that tests use. */
	readonly tenant: string;
	readonly acronym: string;
	/** Tags that the test's tenants have. */
	readonly tags: readonly string[];
	/** A second tenant, made for the test, to see things from outside. */
	readonly otherTenant: string;
	/** The clock, which tests move. */
	readonly clock: { now: number };
	/** Somebody with these roles in the tenant: role to geography codes. */
	person(roles: Readonly<Record<string, readonly string[]>>, tenant?: string, more?: Partial<Person>): TestPerson;
	/** Slug of the municipality with this geography code. */
	municipalitySlug(code: string): Promise<string>;
	/** Fails when a call was refused with a code that its description does not list. */
	close(): Promise<void>;
}

const tag = { uuid: "1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5a01", label: "Spoed", enabled: true, deleted_at: null };

/** One key for all servers of a suite: some share a database, or reopen it. */
const keyFolder = mkdtempSync(join(tmpdir(), "laadstroom-key-"));

/** `tenantFile`: differences from the default tenant's file. */
interface TestAppChoices extends Pick<Overrides, "callsPerMinute" | "changes" | "files" | "geocoder" | "mail" | "publicMaps" | "views"> {
	/** Overrides properties in the file of the tenant that tests use. */
	readonly tenantFile?: object;
	/** Changes the flow that both tenants have. */
	readonly alterFlow?: ((flow: FlowDefinition) => FlowDefinition) | undefined;
}

export async function testApp(
	database: TestDatabase,
	settings: Readonly<Record<string, string>> = {},
	{ tenantFile = {}, alterFlow, ...overrides }: TestAppChoices = {},
): Promise<TestApp> {
	const flowsDir = mkdtempSync(join(tmpdir(), "laadstroom-flows-"));
	const dataDir = mkdtempSync(join(tmpdir(), "laadstroom-data-"));
	const tenant = defaultTenantFolder();
	const otherTenant = "buiten";
	for (const slug of [tenant, otherTenant]) {
		cpSync(resolve("flows", tenant), join(flowsDir, slug), { recursive: true });
		const flow = join(flowsDir, slug, "flow.json");
		if (alterFlow) writeFileSync(flow, JSON.stringify(alterFlow(JSON.parse(readFileSync(flow, "utf8")) as FlowDefinition)));
		const file = join(flowsDir, slug, "tenant.json");
		const definition = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
		const baseUrl = slug === tenant ? "" : "https://buiten.example";
		const own = slug === tenant ? tenantFile : {};
		writeFileSync(file, JSON.stringify({ ...definition, slug, name: slug, default: slug === tenant, baseUrl, tags: [tag], ...own }));
	}

	const clock = { now: Date.parse("2026-11-20T10:00:00Z") };
	const config = readConfig({
		LOG_LEVEL: "silent",
		WEB_DIR: "none",
		GEOCODER_URL: "offline",
		TILES_URL: "offline",
		FLOWS_DIR: flowsDir,
		DEFAULT_TENANT: tenant,
		DATA_DIR: dataDir,
		SECRETS_KEY_FILE: join(keyFolder, "secrets.key"),
		...settings,
	});
	const app = await buildApp(config, {
		now: () => clock.now,
		database: database.place,
		authentication: testAuthentication,
		callsPerMinute: null,
		...overrides,
	});
	const undescribed = watchRefusals(app);
	await app.ready();
	return {
		app,
		tenant,
		acronym: app.tenants.find(tenant)?.definition.acronym ?? "",
		tags: [tag.uuid],
		otherTenant,
		clock,
		person: (roles, where = tenant, more = {}) => new TestPerson(app, tenant, { [where]: roles }, more),
		municipalitySlug: async (code) => {
			const rows = await app.data.db
				.selectFrom("stakeholder")
				.select("slug")
				.where("tenant", "=", tenant)
				.where("category", "=", "municipality")
				.execute();
			return rows.find(({ slug }) => slug.endsWith(code))?.slug ?? "";
		},
		close: async () => {
			await app.close();
			await database.remove();
			for (const folder of [flowsDir, dataDir]) rmSync(folder, { recursive: true, force: true });
			if (undescribed.size > 0) throw new Error(`refusals that the description does not name: ${[...undescribed].join(", ")}`);
		},
	};
}
