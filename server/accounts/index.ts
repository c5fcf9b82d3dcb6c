import fastifyPlugin from "fastify-plugin";
import Provider from "oidc-provider";
import type { Config } from "../config.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { SecretsKey } from "../database/secrets-key.ts";
import { publicKeysOf } from "../plugins/authentication-public-keys.ts";
import { accountsStore } from "./accounts-store.ts";
import type { AccountsTables } from "./accounts-tables.ts";
import { choosePasswordRoutes } from "./choose-password-routes.ts";
import { clientConfigurationRoute } from "./client-configuration-route.ts";
import { demoAccountList, prepareDemoAccounts } from "./demo-accounts.ts";
import { interactionRoutes } from "./interaction-routes.ts";
import { issuerStanding } from "./issuer-standing.ts";
import { readBreachedPasswords } from "./password/breached-passwords.ts";
import { embeddedPasswords } from "./password/embedded-passwords.ts";
import { externalPasswords } from "./password/external-passwords.ts";
import { standIn } from "./password/password.ts";
import { personRoute } from "./person-route.ts";
import { providerConfiguration } from "./provider-configuration.ts";
import { mountProvider, providerPath } from "./provider-mount.ts";
import { removeExpiredRecords } from "./provider-records.ts";
import { providerSecrets } from "./provider-secrets.ts";
import { signInAttempts } from "./sign-in-attempt-store.ts";
import type { TenantSignIn } from "./tenant-sign-in.ts";
import { termsStore } from "./terms/terms-store.ts";
import { termsVersion } from "./terms/terms-version.ts";

export interface AccountsOptions {
	readonly config: Pick<Config, "publicUrl" | "demo" | "demoMode" | "oidc" | "apiKeys" | "passwordList" | "files">;
	readonly data: Pick<DataDoor, "db" | "write">;
	readonly secretsKey: SecretsKey;
	readonly tenants: readonly TenantSignIn[];
	/** Slug of the tenant of people that name none. */
	readonly defaultTenant: string;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
}

const hour = 3_600_000;

/** Signing in: the embedded provider with its pages, or, with an external provider, only the way to it. */
export const accounts = fastifyPlugin(
	async (app, options: AccountsOptions) => {
		const { config, tenants, defaultTenant } = options;
		const database = options.data.db.withTables<AccountsTables>();
		const now = options.now ?? Date.now;
		const acceptances = termsStore(database);
		const issuer = config.oidc.issuer ?? `${config.publicUrl}${providerPath}`;
		const embedded = config.oidc.issuer === null;
		const { passwordUrl } = config.oidc;
		const demoAccounts = embedded && config.demo ? demoAccountList(tenants) : [];

		await app.register(clientConfigurationRoute, {
			configuration: {
				oidc: {
					issuer,
					clientId: config.oidc.clientId,
					scope: config.oidc.scope,
					audience: config.oidc.audience,
					rolesClaim: config.oidc.rolesClaim,
					nameClaim: config.oidc.nameClaim,
					emailClaim: config.oidc.emailClaim,
				},
				apiKey: config.apiKeys[0],
				defaultTenant,
				termsVersion,
				passwordChange: embedded ? !config.demoMode : passwordUrl !== null,
				mostFileBytes: config.files.mostBytes,
				tenants: tenants.map(({ slug, label, baseUrl, supportAddress }) => ({ slug, label, baseUrl, supportAddress })),
				...(demoAccounts.length > 0 ? { demoAccounts } : {}),
			},
		});
		await app.register(personRoute, { terms: acceptances });
		if (!embedded) {
			app.decorate("embeddedIssuer", null);
			app.decorate("passwordProvider", passwordUrl === null ? null : externalPasswords(passwordUrl));
			return;
		}

		const store = accountsStore(database);
		const secrets = await providerSecrets({ db: options.data.db, key: options.secretsKey, now: now() });
		await standIn();
		await prepareDemoAccounts({ accounts: store, terms: acceptances }, tenants, config.demo, now());
		await removeExpiredRecords(database, now());
		const settings = { publicUrl: config.publicUrl, ...config.oidc };
		const provider = new Provider(issuer, providerConfiguration(settings, secrets, database, store, acceptances));
		provider.on("grant.error", (_context, error) => app.log.info({ reason: error.error_detail ?? error.message }, "token request refused"));
		provider.on("server_error", (_context, error) => app.outages.tell(error, app.log, "the embedded provider failed"));

		app.decorate("embeddedIssuer", {
			issuer,
			keys: publicKeysOf(secrets.signingKeys),
			standing: issuerStanding(database, store, acceptances),
		});
		const attempts = signInAttempts(database, secrets.deviceKey);
		const breached = readBreachedPasswords(config.passwordList);
		const context = ["laadstroom", ...tenants.flatMap(({ slug, label }) => [slug, label])];
		const passwords = embeddedPasswords({ database, accounts: store, attempts, context, breached, now });
		// What one visitor of a demonstration changes, the next could not sign in with.
		app.decorate("passwordProvider", config.demoMode ? null : passwords);
		await app.register(choosePasswordRoutes, {
			publicUrl: config.publicUrl,
			data: options.data,
			defaultTenant,
			accounts: store,
			passwords,
			now,
		});
		await app.register(interactionRoutes, {
			provider,
			publicUrl: config.publicUrl,
			accounts: store,
			attempts,
			deviceKey: secrets.deviceKey,
			demoAccounts,
			now,
		});
		await app.register(mountProvider, { provider, publicUrl: config.publicUrl });

		const sweep = setInterval(() => {
			removeExpiredRecords(database, now()).catch((error: unknown) =>
				app.outages.tell(error, app.log, "expired sign-ins could not be removed"),
			);
		}, hour);
		sweep.unref();
		app.addHook("onClose", async () => clearInterval(sweep));
	},
	{ name: "accounts" },
);
