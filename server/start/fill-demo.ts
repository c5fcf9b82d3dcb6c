import type { FastifyInstance } from "fastify";
import { accountsStore } from "../accounts/store/accounts-store.ts";
import type { AccountsTables } from "../accounts/store/accounts-tables.ts";
import { loadDemo } from "../demo/load-demo.ts";

/** Only at the first start: a tenant with any data is left alone. Runs before the app is ready, so that no other server does the same. */
export async function fillDemo(app: FastifyInstance): Promise<void> {
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
