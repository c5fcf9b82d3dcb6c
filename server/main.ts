import type { FastifyInstance } from "fastify";
import { accountsStore } from "./accounts/accounts-store.ts";
import type { AccountsTables } from "./accounts/accounts-tables.ts";
import { buildApp } from "./app.ts";
import { ConfigError, processConfig } from "./config.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { TenantFilesError } from "./tenants/read-tenants.ts";

/** Seconds that requests under way get to finish after the order to stop. */
const patienceSeconds = 10;

/** Starts the server and stops it gently on SIGTERM and SIGINT: no new requests, those under way finish, the database is closed. */
async function start(): Promise<void> {
	const config = processConfig();
	const app = await buildApp(config);
	if (config.demo) await fillDemo(app);
	let stopping = false;
	const stop = async (signal: string) => {
		if (stopping) return;
		stopping = true;
		app.log.info({ signal }, "stopping");
		setTimeout(() => process.exit(1), patienceSeconds * 1000).unref();
		await app.close();
		process.exit(0);
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
	await app.listen({ port: config.port, host: config.host });
}

/** The first start only: a tenant that holds anything is left alone. */
async function fillDemo(app: FastifyInstance): Promise<void> {
	const accounts = accountsStore(app.data.db.withTables<AccountsTables>());
	const loaded = await loadDemo({
		data: app.data,
		tenants: app.tenants.all,
		flowsDir: app.config.flowsDir,
		storage: app.files.storage,
		now: app.now(),
		userIdOf: async (email) => (await accounts.findByEmail(email))?.id,
	});
	for (const demo of loaded) app.log.info(demo, "demo data loaded");
}

start().catch((failure: unknown) => {
	const foreseen = failure instanceof ConfigError || failure instanceof TenantFilesError;
	process.stderr.write(`${foreseen ? failure.message : String(failure instanceof Error ? (failure.stack ?? failure.message) : failure)}\n`);
	process.exit(1);
});
