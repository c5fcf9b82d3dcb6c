import { resolve } from "node:path";
import { type MailConfig, mailConfig } from "./mail-config.ts";
import {
	apiKeys,
	calendarDay,
	codes,
	issuer,
	mailAddress,
	mapService,
	matching,
	offlineOr,
	origin,
	origins,
	postgresUrl,
	scope,
	smtpUrl,
	tileUrl,
	trustedProxy,
	webUrl,
	wholeNumber,
	withoutPassword,
} from "./setting-values.ts";

/** All settings of the deployment, checked. Read once at the start; no other file reads the environment. */
export interface Config {
	readonly port: number;
	readonly host: string;
	/** Address under which browsers reach the product, without a trailing slash. */
	readonly publicUrl: string;
	/** Absolute folder of the SQLite file and the keys of the embedded sign-in. */
	readonly dataDir: string;
	/** PostgreSQL if set, otherwise SQLite in `dataDir`. */
	readonly databaseUrl: string | null;
	/** Maximum number of connections to PostgreSQL at once. */
	readonly databasePool: number;
	/** The port for monitoring; null for none. */
	readonly management: { readonly port: number; readonly host: string } | null;
	/**
	 * Seconds between the order to stop, when `/ready` begins to answer 503, and the stop itself: a load balancer then sends nothing more.
	 */
	readonly drainSeconds: number;
	/** Absolute path of the key that seals the secrets in the database. */
	readonly secretsKeyFile: string;
	/** Absolute folder in which `npm run backup` puts its backups; null if not set. */
	readonly backupDir: string | null;
	/** Absolute folder with one folder per tenant. */
	readonly flowsDir: string;
	/** Absolute folder of the built web; null when the server serves only the API. */
	readonly webDir: string | null;
	/** Whether demo data and demo accounts are loaded. */
	readonly demo: boolean;
	/** For public demonstrations: switches off what one visitor must not change for the next. */
	readonly demoMode: boolean;
	/** Whether designs of a tenant's files can be made, by people to whom the tenant allows it. */
	readonly workbench: "off" | "design" | "publish";
	/** Whether every release needs a second person. */
	readonly fourEyes: boolean;
	/** How many tenants without a folder people with the right to publish can make; 0 for none. */
	readonly newTenants: number;
	/** Tenant of a call that names none; null when the tenants' files determine it. */
	readonly defaultTenant: string | null;
	/** Geography codes the deployment is limited to; null when every municipality of a tenant is offered. */
	readonly municipalityCodes: readonly string[] | null;
	/** Last day of the licence, "YYYY-MM-DD"; null when it has no end. */
	readonly licenseValidUntil: string | null;
	readonly oidc: OidcConfig;
	/** Absolute path of a list of passwords that may not be chosen, one per line; null for only the product's own. */
	readonly passwordList: string | null;
	/** Keys that identify the programs that call the API. The web uses the first. */
	readonly apiKeys: readonly [string, ...string[]];
	/** Reverse proxies in front whose X-Forwarded-* headers count: false, a number of hops, or addresses. */
	readonly trustProxy: false | number | string;
	/** Maximum number of records of a list that a browser loads; the server answers longer lists. */
	readonly listInBrowser: number;
	/** Maximum number of calls per minute by one person, or by one network address without a person; null for no limit. */
	readonly callsPerMinute: number | null;
	readonly files: FilesConfig;
	/** Address search; null for the embedded one, `auto` for the Dutch public one while it answers, `none` for no address search at all. */
	readonly geocoderUrl: string | null;
	/** Requests whose places are looked up automatically per day; 0 for none. */
	readonly geocoderPerDay: number;
	/** Map tiles, with {z}/{x}/{y}; null for the embedded background, `auto` for the Dutch public tiles while they answer. */
	readonly tilesUrl: string | null;
	/** Attribution of the tiles; null for that of the Dutch public map. */
	readonly tilesAttribution: string | null;
	/** Aerial pictures as tiles, with {z}/{x}/{y}; null when maps offer none. */
	readonly aerialUrl: string | null;
	readonly aerialAttribution: string | null;
	/** Service with the occupancy of charging locations; null when there is none. */
	readonly monitoring: MonitoringConfig | null;
	/** Sources of pictures of a location; null where the deployment has none. */
	readonly automaticViews: AutomaticViewsConfig;
	/** Services for documents from before this product kept files; null if there are none. */
	readonly earlierDocuments: EarlierDocumentsConfig;
	/** Settings for sending e-mail; null when no e-mail is sent. */
	readonly mail: MailConfig | null;
	readonly logLevel: LogLevel;
}

export interface MonitoringConfig {
	/** Without a trailing slash. */
	readonly url: string;
	/** The deployment's token; a person's own token is never shown to another service. */
	readonly token: string;
}

interface AutomaticViewsConfig {
	/** Pictures from the street, from a service with the Street View Static API. */
	readonly streetView: { readonly url: string; readonly key: string | null } | null;
	/** Aerial photographs of the Netherlands: a web map service with its layers. */
	readonly aerialPhotoUrl: string | null;
	/** The same for Belgium. */
	readonly aerialPhotoBeUrl: string | null;
}

interface EarlierDocumentsConfig {
	/** Returns the address from which a document can be fetched. */
	readonly documentServiceUrl: string | null;
	/** Returns the address to which a document can be sent. */
	readonly backofficeUploadUrl: string | null;
	/** Origins to which the answers of both may redirect, in addition to the services' own. */
	readonly storageOrigins: readonly string[];
}

export interface OidcConfig {
	/** External provider; null for the embedded one. */
	readonly issuer: string | null;
	readonly clientId: string;
	readonly scope: string;
	/** Audience of access tokens for this API. */
	readonly audience: string;
	readonly rolesClaim: string;
	readonly nameClaim: string;
	readonly emailClaim: string;
	/** Claim with the versions of the terms of use that a person accepted. */
	readonly termsClaim: string;
	/** Address at which an external provider accepts a new password; null when it is changed elsewhere. */
	readonly passwordUrl: string | null;
}

interface FilesConfig {
	/** Maximum size of an uploaded file, in bytes. */
	readonly mostBytes: number;
	/** Maximum size of all files of one tenant together, in bytes; null for no limit. */
	readonly mostBytesOfTenant: number | null;
	/** S3-compatible storage; null for the folder `files` in `dataDir`. */
	readonly s3: S3Config | null;
	/** Address of clamd; null when files are judged by their content alone. */
	readonly clamd: { readonly host: string; readonly port: number } | { readonly path: string } | null;
}

interface S3Config {
	readonly bucket: string;
	/** Null for Amazon's own. */
	readonly endpoint: string | null;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}

/** 25 MB. */
const mostFileBytes = 25 * 1024 * 1024;

/** 100 GB: far more than the pictures and documents of about ten thousand processes need. */
const mostBytesOfTenant = 100 * 1024 ** 3;

/** Far more than a person with several tabs and a script needs; keeps one caller from taking everything. */
const generousCallsPerMinute = 3000;

/** A browser filters and sorts this many without a noticeable delay (decision 0034). */
const rowsInBrowser = 20_000;

/** A public address service is not meant for whole files at once; a day's new requests of many municipalities fit. */
const requestsPerDay = 1000;

/** Every browser has it, so it protects nothing: it only identifies the program. */
const webApiKey = "laadstroom-web";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Lists every setting that is wrong, and why. */
export class ConfigError extends Error {
	readonly problems: readonly string[];
	constructor(problems: readonly string[]) {
		super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

type Environment = Readonly<Record<string, string | undefined>>;

export function processConfig(): Config {
	return readConfig(process.env);
}

/**
 * Checks an environment and collects all problems before refusing. An empty setting counts as absent. No settings library: it would only
 * replace `text` and `checked`, and the allowed values of each setting and their combinations would have to be written out for it all the
 * same (decision 0083).
 */
export function readConfig(environment: Environment): Config {
	const problems: string[] = [];
	const text = (name: string): string | null => environment[name]?.trim() || null;

	function checked<T>(name: string, fallback: T, read: (value: string) => T | undefined, expected: string): T {
		const value = text(name);
		if (value === null) return fallback;
		const result = read(value);
		if (result === undefined) problems.push(`${name} is ${JSON.stringify(withoutPassword(value))}, but must be ${expected}.`);
		// For some settings a certain word means null.
		return result === undefined ? fallback : result;
	}

	const port = checked("PORT", 3000, portNumber, aPortNumber);
	const host = text("HOST") ?? "localhost";
	const managementPort = checked<number | null>("MANAGEMENT_PORT", null, portNumber, aPortNumber);
	const dataDir = resolve(text("DATA_DIR") ?? "data");
	const config: Config = {
		port,
		host,
		publicUrl: checked(
			"PUBLIC_URL",
			`http://localhost:${port}`,
			origin,
			"an http or https address without a path, such as https://laadstroom.example",
		),
		dataDir,
		databaseUrl: checked("DATABASE_URL", null, postgresUrl, "a PostgreSQL address, such as postgres://user:password@host:5432/database"),
		databasePool: checked("DATABASE_POOL", 10, (value) => wholeNumber(value, 2, 1000), "a number of connections from 2 to 1000"),
		management: managementPort === null ? null : { port: managementPort, host: text("MANAGEMENT_HOST") ?? "localhost" },
		drainSeconds: checked("DRAIN_SECONDS", 0, (value) => wholeNumber(value, 0, 600), "a number of seconds from 0 to 600"),
		secretsKeyFile: resolve(text("SECRETS_KEY_FILE") ?? `${dataDir}/secrets.key`),
		backupDir: checked("BACKUP_DIR", null, (value) => resolve(value), "a folder"),
		flowsDir: resolve(text("FLOWS_DIR") ?? "flows"),
		webDir: checked("WEB_DIR", resolve("dist/web"), (value) => (value === "none" ? null : resolve(value)), "a folder, or none"),
		demo: checked("DEMO", true, (value) => ({ "0": false, "1": true })[value], "0 or 1"),
		demoMode: checked("DEMO_MODE", false, (value) => ({ "0": false, "1": true })[value], "0 or 1"),
		workbench: checked<Config["workbench"]>(
			"WORKBENCH",
			"off",
			(value) => (value === "off" || value === "design" || value === "publish" ? value : undefined),
			"off, design or publish",
		),
		fourEyes: checked("FOUR_EYES", false, (value) => ({ "0": false, "1": true })[value], "0 or 1"),
		newTenants: checked("NEW_TENANTS", 0, (value) => wholeNumber(value, 0, 100), "a number from 0 to 100"),
		defaultTenant: checked("DEFAULT_TENANT", null, matching(/^[a-z0-9]+(-[a-z0-9]+)*$/), "the slug of a tenant"),
		municipalityCodes: checked("MUNICIPALITY_CODES", null, codes, "municipality codes with commas between them, such as 0202,0268"),
		licenseValidUntil: checked("LICENSE_VALID_UNTIL", null, calendarDay, "a day as YYYY-MM-DD"),
		oidc: {
			issuer: checked("OIDC_ISSUER", null, issuer, "the https address of the provider (http only for localhost)"),
			clientId: text("OIDC_CLIENT_ID") ?? "laadstroom-web",
			scope: checked("OIDC_SCOPE", "openid profile email", scope, "scopes with spaces between them, openid among them"),
			audience: text("OIDC_AUDIENCE") ?? "urn:laadstroom:api",
			rolesClaim: text("OIDC_ROLES_CLAIM") ?? "laadstroom_roles",
			nameClaim: text("OIDC_NAME_CLAIM") ?? "name",
			emailClaim: text("OIDC_EMAIL_CLAIM") ?? "email",
			termsClaim: text("OIDC_TERMS_CLAIM") ?? "laadstroom_terms",
			passwordUrl: checked("OIDC_PASSWORD_URL", null, issuer, "an https address (http only for localhost) without a query"),
		},
		passwordList: checked("PASSWORD_LIST", null, (value) => resolve(value), "a file"),
		apiKeys: checked<[string, ...string[]]>(
			"API_KEYS",
			[webApiKey],
			apiKeys,
			"keys of 8 to 200 visible characters with commas between them",
		),
		trustProxy: checked<false | number | string>(
			"TRUST_PROXY",
			false,
			trustedProxy,
			"0, a number of proxies, or their addresses with commas between them",
		),
		listInBrowser: checked(
			"LIST_IN_BROWSER",
			rowsInBrowser,
			(value) => wholeNumber(value, 0, 100_000),
			"a number of records from 0 to 100000",
		),
		callsPerMinute:
			checked("RATE_LIMIT", generousCallsPerMinute, (value) => wholeNumber(value, 0, 999_999), "a whole number, 0 for no limit") || null,
		files: {
			mostBytes: checked(
				"MAX_FILE_BYTES",
				mostFileBytes,
				(value) => wholeNumber(value, 1, 104_857_600),
				"a number of bytes from 1 to 104857600",
			),
			mostBytesOfTenant:
				checked(
					"MAX_TENANT_FILE_BYTES",
					mostBytesOfTenant,
					(value) => wholeNumber(value, 0, Number.MAX_SAFE_INTEGER),
					"a number of bytes, 0 for no limit",
				) || null,
			s3: s3(text, problems, checked("S3_ENDPOINT", null, webUrl, "an http or https address")),
			clamd: clamd(
				text,
				problems,
				checked("CLAMD_PORT", 3310, (value) => wholeNumber(value, 1, 65_535), "a port number from 1 to 65535"),
			),
		},
		geocoderUrl: checked<string | null>(
			"GEOCODER_URL",
			"auto",
			offlineOr((value) => (["auto", "none"].includes(value) ? value : webUrl(value))),
			"auto, offline, none, or an http or https address",
		),
		geocoderPerDay: checked("GEOCODER_PER_DAY", requestsPerDay, (value) => wholeNumber(value, 0, 100_000), "a whole number, 0 for none"),
		tilesUrl: checked<string | null>(
			"TILES_URL",
			"auto",
			offlineOr((value) => (value === "auto" ? value : tileUrl(value))),
			"auto, offline, or an http or https address with {z}, {x} and {y}",
		),
		tilesAttribution: text("TILES_ATTRIBUTION"),
		aerialUrl: checked("AERIAL_URL", null, tileUrl, "an http or https address with {z}, {x} and {y}"),
		aerialAttribution: text("AERIAL_ATTRIBUTION"),
		monitoring: monitoring(text, problems, checked("MONITORING_URL", null, webUrl, "an http or https address")),
		automaticViews: {
			streetView: withKey(checked("STREET_VIEW_URL", null, webUrl, "an http or https address"), text("STREET_VIEW_KEY")),
			aerialPhotoUrl: checked("AERIAL_PHOTO_URL", null, mapService, "an http or https address with the layers of a web map service"),
			aerialPhotoBeUrl: checked("AERIAL_PHOTO_BE_URL", null, mapService, "an http or https address with the layers of a web map service"),
		},
		earlierDocuments: {
			documentServiceUrl: checked("DOCUMENT_SERVICE_URL", null, webUrl, "an http or https address"),
			backofficeUploadUrl: checked("BACKOFFICE_UPLOAD_URL", null, webUrl, "an http or https address"),
			storageOrigins: checked("DOCUMENT_STORAGE_ORIGINS", [], origins, "addresses without a path, with commas between them"),
		},
		mail: mailConfig(
			text,
			problems,
			checked("SMTP_URL", null, smtpUrl, "an smtp or smtps address, such as smtps://user:password@mail.example:465"),
			checked("MAIL_FROM", null, mailAddress, "an e-mail address, such as laadstroom@organisation.example"),
		),
		logLevel: checked<LogLevel>("LOG_LEVEL", "info", logLevel, `one of ${logLevels.join(", ")}`),
	};
	if (config.oidc.issuer !== null && text("OIDC_CLIENT_ID") === null) {
		problems.push("OIDC_CLIENT_ID is missing: with OIDC_ISSUER set, the provider's client must be named too.");
	}
	if (config.oidc.passwordUrl !== null && config.oidc.issuer === null) {
		problems.push("OIDC_PASSWORD_URL is set without OIDC_ISSUER: the embedded provider changes passwords itself.");
	}
	if (config.demo && !(isLocal(config.host) && isLocal(new URL(config.publicUrl).hostname))) problems.push(demoInPublic);
	if (problems.length > 0) throw new ConfigError(problems);
	return config;
}

/** The sign-in page lists the demo accounts with their password: only for people at the machine itself. */
const demoInPublic =
	'DEMO is 1 (its default), but HOST or PUBLIC_URL is not local: everybody could sign in with the demo accounts. Set DEMO=0, start, and make the first account: npm run account -- add you@organisation.example --name "Your name" --role <tenant>:admin';

const isLocal = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const logLevel = (value: string) => logLevels.find((level) => level === value);
const portNumber = (value: string) => wholeNumber(value, 0, 65_535);
const aPortNumber = "a port number from 0 to 65535";

const withKey = (address: string | null, key: string | null) => (address === null ? null : { url: address, key });

type Text = (name: string) => string | null;

/** All or nothing: half a setting is a mistake, and files would go where nobody looks for them. */
function s3(text: Text, problems: string[], endpoint: string | null): S3Config | null {
	const names = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
	const [bucket, accessKeyId, secretAccessKey] = names.map(text);
	const region = text("S3_REGION");
	if (bucket && accessKeyId && secretAccessKey) return { bucket, accessKeyId, secretAccessKey, endpoint, region: region ?? "us-east-1" };
	if (bucket || accessKeyId || secretAccessKey || endpoint !== null || region !== null) {
		const missing = names.filter((name) => text(name) === null);
		problems.push(`${missing.join(" and ")} must be there too: files are kept in S3 storage only when bucket and keys are named.`);
	}
	return null;
}

function clamd(text: Text, problems: string[], port: number): FilesConfig["clamd"] {
	const [host, path] = [text("CLAMD_HOST"), text("CLAMD_SOCKET")];
	if (host !== null && path !== null) problems.push("CLAMD_HOST and CLAMD_SOCKET are both there, but clamd is asked in one place.");
	if (host === null && text("CLAMD_PORT") !== null)
		problems.push("CLAMD_HOST is missing: with CLAMD_PORT set, the host must be named too.");
	if (path !== null) return { path };
	return host === null ? null : { host, port };
}

function monitoring(text: Text, problems: string[], address: string | null): MonitoringConfig | null {
	const token = text("MONITORING_TOKEN");
	if (address === null) return null;
	if (token !== null) return { url: address.replace(/\/+$/, ""), token };
	problems.push("MONITORING_TOKEN is missing: with MONITORING_URL set, the token for that service must be given too.");
	return null;
}
