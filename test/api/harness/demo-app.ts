import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/config/config.ts";
import { loadDemo } from "../../../server/demo/load-demo.ts";
import type { TestDatabase } from "../../../server/test-support/databases.ts";
import { testAuthentication } from "../../../server/test-support/test-authentication.ts";

/** The server with the product's own tenants, and demo data for them as of the clock's present; restricted to the given tenants, if any. */
export async function demoApp(
	database: TestDatabase,
	{ tenants, clock }: { readonly tenants?: readonly string[]; readonly clock: { readonly now: number } },
): Promise<FastifyInstance> {
	const DATA_DIR = mkdtempSync(join(tmpdir(), "laadstroom-"));
	const settings = { LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", DATA_DIR };
	const app = await buildApp(readConfig(settings), {
		now: () => clock.now,
		database: database.place,
		authentication: testAuthentication,
		callsPerMinute: null,
	});
	await app.ready();
	await loadDemo({
		data: app.data,
		tenants: app.tenants.all.filter(({ slug }) => tenants?.includes(slug) ?? true),
		flowsDir: app.config.flowsDir,
		now: clock.now,
		userIdOf: async (email) => email,
	});
	return app;
}
