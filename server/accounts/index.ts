import fastifyPlugin from "fastify-plugin";
import Provider from "oidc-provider";
import type { Config } from "../config/config.ts";
import type { SharedJob } from "../database/jobs/job-lease.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import type { SecretsKey } from "../database/secrets/secrets-key.ts";
import { choosePasswordRoutes } from "./choose-password-routes.ts";
import { clientConfigurationRoute } from "./client-configuration-route.ts";
import { CurrentProvider } from "./current-provider.ts";
import { demoAccountList, prepareDemoAccounts } from "./demo-accounts.ts";
import { interactionRoutes } from "./interaction-routes.ts";
import { issuerRoles, issuerStanding } from "./issuer-standing.ts";
import { readBreachedPasswords } from "./password/breached-passwords.ts";
import { embeddedPasswords } from "./password/embedded-passwords.ts";
import { externalPasswords } from "./password/external-passwords.ts";
import { standIn } from "./password/password.ts";
import { personRoute } from "./person-route.ts";
import { providerConfiguration } from "./provider-configuration.ts";
import { mountProvider, providerPath } from "./provider-mount.ts";
import { removeExpiredRecords } from "./provider-records.ts";
import { type ProviderSecrets, providerSecrets } from "./provider-secrets.ts";
import type { DemoAccount } from "./sign-in-pages/sign-in-page.ts";
import { callerOf, type NoteSignOut } from "./sign-out-at-once.ts";
import { accountTrail } from "./store/account-trail.ts";
import { accountsStore } from "./store/accounts-store.ts";
import type { AccountsTables } from "./store/accounts-tables.ts";
import { signInAttempts } from "./store/sign-in-attempt-store.ts";
import { giveRolesInNewTenant, takeRolesOfTenant } from "./store/tenant-roles-store.ts";
import type { TenantSignIn } from "./tenant-sign-in.ts";
import { termsStore } from "./terms/terms-store.ts";
import { termsVersion } from "./terms/terms-version.ts";

interface AccountsOptions {
	readonly config: Pick<Config, "publicUrl" | "demo" | "demoMode" | "oidc" | "apiKeys" | "passwordList" | "files">;
	readonly data: Pick<DataDoor, "db" | "write">;
	readonly secretsKey: SecretsKey;
	/** Repeats a job regularly, on one server of the deployment at a time. */
	readonly share: (job: SharedJob) => void;
	/** The current tenants: new ones may be made while the server runs. */
	readonly tenants: () => readonly TenantSignIn[];
	/** Slug of the default tenant. */
	readonly defaultTenant: string;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
}

const hour = 3_600_000;

const withDemoAccounts = <Told>(demoAccounts: readonly DemoAccount[], told: Told) => ({
	...told,
	...(demoAccounts.length > 0 ? { demoAccounts } : {}),
});

/** Signing in: the embedded provider with its pages or, with an external provider, only the redirect to it. */
export const accounts = fastifyPlugin(
	async (app, options: AccountsOptions) => {
		const { config, tenants, defaultTenant } = options;
		const database = options.data.db.withTables<AccountsTables>();
		const now = options.now ?? Date.now;
		const acceptances = termsStore(database);
		const issuer = config.oidc.issuer ?? `${config.publicUrl}${providerPath}`;
		const embedded = config.oidc.issuer === null;
		const { passwordUrl } = config.oidc;
		const demoAccounts = () => (embedded && config.demo ? demoAccountList(tenants()) : []);

		await app.register(clientConfigurationRoute, {
			configuration: () =>
				withDemoAccounts(demoAccounts(), {
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
					tenants: tenants().map(({ slug, label, baseUrl, supportAddress }) => ({ slug, label, baseUrl, supportAddress })),
				}),
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
		const prepareDemo = () => prepareDemoAccounts({ accounts: store, terms: acceptances }, tenants(), config.demo, now());
		await prepareDemo();
		const settings = { publicUrl: config.publicUrl, ...config.oidc };
		const nameKey = () => current.secrets.deviceKeys[0] ?? "";
		const trail = accountTrail({ data: options.data, key: nameKey, now });
		const noteSignOut: NoteSignOut = async (accountId, by) => {
			try {
				await trail.note({ operation: "signOut", outcome: "done", about: (await store.findById(accountId)) ?? null, by });
			} catch (error) {
				app.outages.tell(error, app.log, "audit line not written");
			}
		};
		const make = (of: ProviderSecrets) => {
			const provider = new Provider(issuer, providerConfiguration(settings, of, database, store, acceptances, noteSignOut));
			provider.proxy = true;
			// The provider reports this once it has ended the session of somebody who confirmed.
			provider.on("end_session.success", (context) => {
				const { session, params } = context.oidc;
				if (session?.accountId === undefined || !params?.logout) return;
				void noteSignOut(session.accountId, callerOf(context));
			});
			provider.on("grant.error", (_context, error) =>
				app.log.info({ reason: error.error_detail ?? error.message }, "token request refused"),
			);
			provider.on("server_error", (_context, error) => app.outages.tell(error, app.log, "the embedded provider failed"));
			return provider;
		};
		const current = new CurrentProvider(secrets, {
			read: () => providerSecrets({ db: options.data.db, key: options.secretsKey, now: now() }),
			make,
			failed: (failure) => app.outages.tell(failure, app.log, "the keys could not be read again"),
		});
		app.addHook("onClose", async () => current.close());

		app.decorate("embeddedIssuer", {
			issuer,
			keys: (again: boolean) => current.keys(again),
			standing: issuerStanding(database, store, acceptances),
			roles: issuerRoles(store),
			giveRoles: giveRolesInNewTenant,
			takeRoles: takeRolesOfTenant,
			tenantsChanged: prepareDemo,
		});
		const attempts = signInAttempts(database, nameKey);
		const breached = readBreachedPasswords(config.passwordList);
		const context = () => ["laadstroom", ...tenants().flatMap(({ slug, label }) => [slug, label])];
		const passwords = embeddedPasswords({ database, accounts: store, attempts, context, breached, now });
		// If one visitor of a demonstration changed it, the next could not sign in.
		app.decorate("passwordProvider", config.demoMode ? null : passwords);
		await app.register(choosePasswordRoutes, {
			publicUrl: config.publicUrl,
			data: options.data,
			accounts: store,
			passwords,
			attempts,
			trail,
			now,
		});
		await app.register(interactionRoutes, {
			provider: () => current.provider,
			publicUrl: config.publicUrl,
			accounts: store,
			attempts,
			trail,
			deviceKeys: () => current.secrets.deviceKeys,
			demoAccounts,
			now,
		});
		await app.register(mountProvider, { provider: () => current.provider, publicUrl: config.publicUrl });

		options.share({
			name: "expired-sign-ins",
			everyMs: hour,
			failed: "expired sign-ins could not be removed",
			work: () => removeExpiredRecords(database, now()),
		});
	},
	{ name: "accounts" },
);
