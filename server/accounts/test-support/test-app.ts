import fastify, { type FastifyInstance } from "fastify";
import { authentication } from "../../authentication/authentication.ts";
import { type Config, readConfig } from "../../config/config.ts";
import { type DataDoor, openDatabase } from "../../database/opening/open-database.ts";
import { SecretsKey } from "../../database/secrets/secrets-key.ts";
import type { DatabasePlace } from "../../plugins/database.ts";
import { securityHeaders } from "../../plugins/security-headers.ts";
import { problems } from "../../problems/problems.ts";
import { freePort } from "../../test-support/local-server.ts";
import { accounts } from "../index.ts";
import { type AccountsStore, accountsStore } from "../store/accounts-store.ts";
import type { AccountsDatabase, AccountsTables } from "../store/accounts-tables.ts";
import type { TenantSignIn } from "../tenant-sign-in.ts";

export interface TestApp {
	readonly app: FastifyInstance;
	readonly config: Config;
	readonly url: string;
	readonly data: DataDoor;
	readonly store: AccountsStore;
	readonly database: AccountsDatabase;
	readonly secretsKey: SecretsKey;
}

const testTenants: readonly TenantSignIn[] = [
	{
		slug: "alfa",
		label: "Alfa",
		baseUrl: "https://alfa.example",
		supportAddress: "hulp@alfa.example",
		demoAccounts: [
			{ email: "cpo@alfa.example", name: "Demo CPO", roles: { cpo: ["*"] } },
			{ email: "gemeente@alfa.example", name: "Demo <Gemeente>", roles: { municipality: ["0202", "0200"] } },
			{ email: "beiden@alfa.example", name: "Demo Beiden", roles: { cpo: ["*"] } },
		],
	},
	{
		slug: "beta",
		label: "Beta",
		baseUrl: "",
		supportAddress: "hulp@beta.example",
		demoAccounts: [{ email: "Beiden@alfa.example", name: "Demo Beiden", roles: { admin: ["*"] } }],
	},
];

/** The same for all servers of a test that share a database. */
const secretsKey = new SecretsKey(null);

/** Sign-in and authentication with one protected call, listening on a free port, in memory. */
export async function testApp(
	environment: Record<string, string> = {},
	{ now = Date.now, place = { url: null, folder: ":memory:" } }: { now?: () => number; place?: DatabasePlace } = {},
): Promise<TestApp> {
	const port = await freePort("localhost");
	const config = readConfig({ PUBLIC_URL: `http://localhost:${port}`, ...environment });
	const data = await openDatabase({ ...place, now });
	const app = fastify({ logger: false });
	await app.register(problems);
	await app.register(securityHeaders, { config });
	await app.register(accounts, {
		config,
		data,
		secretsKey,
		share: ({ work }) => void app.addHook("onReady", () => work({ fence: 1, guard: async () => undefined })),
		tenants: () => testTenants,
		defaultTenant: "alfa",
		now,
	});
	await app.register(authentication, { oidc: config.oidc, now });
	app.get("/api/v1/alfa/who", async (request) => ({ person: request.person }));
	app.post("/api/v1/alfa/who", async (request) => ({ person: request.person }));
	app.addHook("onClose", () => data.close());
	await app.listen({ port, host: "localhost" });
	const database = data.db.withTables<AccountsTables>();
	return { app, config, url: `http://localhost:${port}`, data, store: accountsStore(database), database, secretsKey };
}
