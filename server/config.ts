import { resolve } from "node:path";

/** Everything the deployment may set, checked. Read once at the start; no other file reads the environment. */
export interface Config {
	readonly port: number;
	readonly host: string;
	/** Address under which browsers reach the product, without a slash at the end. */
	readonly publicUrl: string;
	/** Absolute folder of the SQLite file and the keys of the embedded sign-in. */
	readonly dataDir: string;
	/** PostgreSQL when given, SQLite in `dataDir` otherwise. */
	readonly databaseUrl: string | null;
	/** Most connections to PostgreSQL at once. */
	readonly databasePool: number;
	/** Where who runs the product asks how it is; null when it asks nowhere. */
	readonly management: { readonly port: number; readonly host: string } | null;
	/** Seconds between the order to stop, from which on `/ready` says no, and the stop: a balancer then sends nothing more. */
	readonly drainSeconds: number;
	/** Absolute path of the key with which the secrets in the database are sealed. */
	readonly secretsKeyFile: string;
	/** Absolute folder with one folder a tenant. */
	readonly flowsDir: string;
	/** Absolute folder of the built web; null when the server answers the API alone. */
	readonly webDir: string | null;
	/** Demo data and demo accounts are loaded. */
	readonly demo: boolean;
	/** For showing the product to many: what one visitor must not change for the next is switched off. */
	readonly demoMode: boolean;
	/** Tenant of a call that names none; null when the tenants' files say which. */
	readonly defaultTenant: string | null;
	/** Geography codes the deployment is limited to; null when every municipality of a tenant is offered. */
	readonly municipalityCodes: readonly string[] | null;
	/** Last day of the licence, "YYYY-MM-DD"; null when it has no end. */
	readonly licenseValidUntil: string | null;
	readonly oidc: OidcConfig;
	/** Absolute path of a list of passwords that may not be chosen, one a line; null for none besides the product's own. */
	readonly passwordList: string | null;
	/** Keys by which programs that call the API say which one they are. The web is given the first. */
	readonly apiKeys: readonly [string, ...string[]];
	/** Reverse proxies in front whose X-Forwarded-* headers count: false, a number of hops, or addresses. */
	readonly trustProxy: false | number | string;
	/** Calls that one person, or one network address without a person, may make in a minute; null for no limit. */
	readonly callsPerMinute: number | null;
	readonly files: FilesConfig;
	/** Address search; null for the embedded one, `auto` for the Dutch public one where it answers, `none` for no address search at all. */
	readonly geocoderUrl: string | null;
	/** Requests whose places are looked for by themselves in a day; 0 for none. */
	readonly geocoderPerDay: number;
	/** Map tiles, with {z}/{x}/{y}; null for the embedded background, `auto` for the Dutch public tiles where they answer. */
	readonly tilesUrl: string | null;
	/** Who is thanked for the tiles; null for the Dutch public map. */
	readonly tilesAttribution: string | null;
	/** Aerial pictures as tiles, with {z}/{x}/{y}; null when maps offer none. */
	readonly aerialUrl: string | null;
	readonly aerialAttribution: string | null;
	/** Service that knows how busy charging locations are; null when there is none. */
	readonly monitoring: MonitoringConfig | null;
	/** Where pictures of a location come from; null where the deployment has no source. */
	readonly automaticViews: AutomaticViewsConfig;
	/** Services for documents from before the files of this product; null where there are none. */
	readonly earlierDocuments: EarlierDocumentsConfig;
	readonly logLevel: LogLevel;
}

export interface MonitoringConfig {
	/** Without a slash at the end. */
	readonly url: string;
	/** Of this deployment; nobody's own token is shown to another service. */
	readonly token: string;
}

export interface AutomaticViewsConfig {
	/** Pictures from the street, of a service that speaks the Street View Static API. */
	readonly streetView: { readonly url: string; readonly key: string | null } | null;
	/** Aerial photographs of the Netherlands: a web map service with its layers. */
	readonly aerialPhotoUrl: string | null;
	/** The same of Belgium. */
	readonly aerialPhotoBeUrl: string | null;
}

export interface EarlierDocumentsConfig {
	/** Answers where a document can be fetched. */
	readonly documentServiceUrl: string | null;
	/** Answers where a document can be sent. */
	readonly backofficeUploadUrl: string | null;
	/** Origins the answers of both may lead to, besides those of the services themselves. */
	readonly storageOrigins: readonly string[];
}

export interface OidcConfig {
	/** External provider; null for the embedded one. */
	readonly issuer: string | null;
	readonly clientId: string;
	readonly scope: string;
	/** Audience that access tokens for this API carry. */
	readonly audience: string;
	readonly rolesClaim: string;
	readonly nameClaim: string;
	readonly emailClaim: string;
	/** Claim with the versions of the terms of use that a person accepted. */
	readonly termsClaim: string;
	/** Where an external provider takes a new password; null when it is changed there. */
	readonly passwordUrl: string | null;
}

export interface FilesConfig {
	/** Largest file that may be uploaded, in bytes. */
	readonly mostBytes: number;
	/** S3-compatible storage; null for the folder `files` in `dataDir`. */
	readonly s3: S3Config | null;
	/** Where clamd listens; null when files are judged by their content alone. */
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

/** Far beyond what a person with several tabs and a script beside them needs; keeps one from taking it all. */
const generousCallsPerMinute = 3000;

/** A public address service is not for whole files at once; a day's new requests of many municipalities fit in it. */
const requestsPerDay = 1000;

/** Is in every browser, and so protects nothing: it says which program calls. */
const webApiKey = "laadstroom-web";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Names every setting that is wrong, and why. */
export class ConfigError extends Error {
	readonly problems: readonly string[];
	constructor(problems: readonly string[]) {
		super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.name = "ConfigError";
		this.problems = problems;
	}
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of this process. */
export function processConfig(): Config {
	return readConfig(process.env);
}

/** Checks an environment and collects every problem before it refuses. An empty setting counts as absent. */
export function readConfig(environment: Environment): Config {
	const problems: string[] = [];
	const text = (name: string): string | null => environment[name]?.trim() || null;

	function checked<T>(name: string, fallback: T, read: (value: string) => T | undefined, expected: string): T {
		const value = text(name);
		if (value === null) return fallback;
		const result = read(value);
		if (result === undefined) problems.push(`${name} is ${JSON.stringify(withoutPassword(value))}, but must be ${expected}.`);
		// Null is what some settings mean by a word of their own.
		return result === undefined ? fallback : result;
	}

	const port = checked("PORT", 3000, (value) => wholeNumber(value, 0, 65_535), "a port number from 0 to 65535");
	const host = text("HOST") ?? "localhost";
	const managementPort = checked<number | null>(
		"MANAGEMENT_PORT",
		null,
		(value) => wholeNumber(value, 0, 65_535),
		"a port number from 0 to 65535",
	);
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
		flowsDir: resolve(text("FLOWS_DIR") ?? "flows"),
		webDir: checked("WEB_DIR", resolve("dist/web"), (value) => (value === "none" ? null : resolve(value)), "a folder, or none"),
		demo: checked("DEMO", true, (value) => ({ "0": false, "1": true })[value], "0 or 1"),
		demoMode: checked("DEMO_MODE", false, (value) => ({ "0": false, "1": true })[value], "0 or 1"),
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
		callsPerMinute:
			checked("RATE_LIMIT", generousCallsPerMinute, (value) => wholeNumber(value, 0, 999_999), "a whole number, 0 for no limit") || null,
		files: {
			mostBytes: checked("MAX_FILE_BYTES", mostFileBytes, fileBytes, "a number of bytes from 1 to 104857600"),
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
		logLevel: checked<LogLevel>(
			"LOG_LEVEL",
			"info",
			(value) => logLevels.find((level) => level === value),
			`one of ${logLevels.join(", ")}`,
		),
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

/** The demo accounts stand on the sign-in page with their password: for who sits at the machine, and nobody else. */
const demoInPublic =
	'DEMO is 1 (its default), but HOST or PUBLIC_URL is not local: everybody could sign in with the demo accounts. Set DEMO=0, start, and make the first account: npm run account -- add you@organisation.example --name "Your name" --role <tenant>:admin';

const isLocal = (host: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

function wholeNumber(value: string, least: number, most: number): number | undefined {
	const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
	return number >= least && number <= most ? number : undefined;
}

function fileBytes(value: string): number | undefined {
	const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
	return number >= 1 && number <= 100 * 1024 * 1024 ? number : undefined;
}

type Text = (name: string) => string | null;

/** Named as a whole or not at all: half a setting is a mistake, and files would go where nobody looks for them. */
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

function url(value: string, ...protocols: string[]): URL | undefined {
	if (!URL.canParse(value)) return undefined;
	const parsed = new URL(value);
	return protocols.includes(parsed.protocol) ? parsed : undefined;
}

const webUrl = (value: string) => (url(value, "http:", "https:") === undefined ? undefined : value);
const withKey = (address: string | null, key: string | null) => (address === null ? null : { url: address, key });
const mapService = (value: string) =>
	[...(url(value, "http:", "https:")?.searchParams ?? [])].some(([name, layers]) => name.toLowerCase() === "layers" && layers !== "")
		? value
		: undefined;
const tileUrl = (value: string) => (["{z}", "{x}", "{y}"].every((part) => value.includes(part)) ? webUrl(value) : undefined);
const postgresUrl = (value: string) => (url(value, "postgres:", "postgresql:") === undefined ? undefined : value);
const offlineOr = (read: (value: string) => string | undefined) => (value: string) => (value === "offline" ? null : read(value));
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
const scope = (value: string) => (value.split(/\s+/).includes("openid") ? value : undefined);

function origin(value: string): string | undefined {
	const parsed = url(value, "http:", "https:");
	return parsed !== undefined && (value === parsed.origin || value === `${parsed.origin}/`) ? parsed.origin : undefined;
}

function origins(value: string): string[] | undefined {
	const list = value.split(",").map((address) => origin(address.trim()));
	return list.every((address) => address !== undefined) ? list : undefined;
}

function issuer(value: string): string | undefined {
	const parsed = url(value, "http:", "https:");
	if (parsed === undefined || parsed.search !== "" || parsed.hash !== "") return undefined;
	return parsed.protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(parsed.hostname) ? value : undefined;
}

function codes(value: string): string[] | undefined {
	const list = value.split(",").map((code) => code.trim());
	return list.every((code) => /^\d{4,5}$/.test(code)) ? list : undefined;
}

function apiKeys(value: string): [string, ...string[]] | undefined {
	const [first = "", ...more] = value.split(",").map((key) => key.trim());
	return [first, ...more].every((key) => /^[\x21-\x7e]{8,200}$/.test(key)) ? [first, ...more] : undefined;
}

function calendarDay(value: string): string | undefined {
	const instant = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
	return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== value ? undefined : value;
}

function trustedProxy(value: string): false | number | string | undefined {
	if (value === "0") return false;
	if (/^\d+$/.test(value)) return wholeNumber(value, 1, 20);
	return value.split(",").every((address) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(address.trim())) ? value : undefined;
}

/** A wrong setting is shown to its operator; the password in it is nobody's business. */
function withoutPassword(value: string): string {
	return value.replace(/:\/\/([^:@/]*):[^@]*@/, "://$1:…@");
}
