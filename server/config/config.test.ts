import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { ConfigError, readConfig } from "./config.ts";

function problemsOf(environment: Record<string, string>): readonly string[] {
	try {
		readConfig(environment);
		return [];
	} catch (error) {
		return error instanceof ConfigError ? error.problems : [String(error)];
	}
}

describe("readConfig", () => {
	it("needs no setting at all", () => {
		const config = readConfig({});
		expect(config).toMatchObject({
			port: 3000,
			host: "localhost",
			publicUrl: "http://localhost:3000",
			databaseUrl: null,
			demo: true,
			trustProxy: false,
			callsPerMinute: 3000,
		});
		expect(config.oidc).toMatchObject({
			issuer: null,
			clientId: "laadstroom-web",
			audience: "urn:laadstroom:api",
			rolesClaim: "laadstroom_roles",
		});
	});

	it("V6.3.2 refuses the demo accounts where anybody but who sits at the machine could reach them, and says how to make a first account", () => {
		for (const elsewhere of [
			{ HOST: "0.0.0.0" },
			{ HOST: "::" },
			{ HOST: "192.168.1.4" },
			{ PUBLIC_URL: "https://laadstroom.example" },
			{ PUBLIC_URL: "http://localhost.example" },
			{ HOST: "0.0.0.0", DEMO: "1", DEMO_MODE: "1" },
		]) {
			const [problem, ...more] = problemsOf(elsewhere);
			expect([elsewhere, problem, more]).toEqual([
				elsewhere,
				expect.stringContaining("Set DEMO=0, start, and make the first account: npm run account -- add"),
				[],
			]);
			expect(problemsOf({ ...elsewhere, DEMO: "0" })).toEqual([]);
		}
		for (const here of [
			{},
			{ HOST: "127.0.0.1" },
			{ HOST: "::1" },
			{ PUBLIC_URL: "http://[::1]:3000" },
			{ PUBLIC_URL: "http://demo.localhost:3000" },
		]) {
			expect([here, problemsOf(here)]).toEqual([here, []]);
		}
	});

	it("takes every size and number up to its limit, and none beyond", () => {
		const sizes = (environment: Record<string, string>) => readConfig(environment).files;
		expect(sizes({ MAX_TENANT_FILE_BYTES: "107374182400" })).toEqual(sizes({}));
		expect(sizes({ MAX_TENANT_FILE_BYTES: "0" }).mostBytesOfTenant).toBeNull();
		expect(sizes({ MAX_FILE_BYTES: "104857600" }).mostBytes).toBe(104_857_600);
		expect(readConfig({ RATE_LIMIT: "999999" }).callsPerMinute).toBe(999_999);
		for (const [name, value] of Object.entries({
			MAX_TENANT_FILE_BYTES: "9007199254740993",
			MAX_FILE_BYTES: "104857601",
			RATE_LIMIT: "1000000",
		})) {
			expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} is "${value}", but must be`)]);
		}
	});

	it("takes an empty setting for an absent one", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: " " })).toEqual(readConfig({}));
	});

	it.each([
		["PORT", "80a"],
		["PORT", "70000"],
		["PUBLIC_URL", "laadstroom.example"],
		["PUBLIC_URL", "https://laadstroom.example/pad"],
		["DATABASE_URL", "mysql://host/database"],
		["DEMO", "yes"],
		["DEFAULT_TENANT", "Some Tenant"],
		["MUNICIPALITY_CODES", "Arnhem"],
		["LICENSE_VALID_UNTIL", "2026-02-30"],
		["OIDC_ISSUER", "http://provider.example"],
		["OIDC_SCOPE", "profile"],
		["OIDC_PASSWORD_URL", "http://provider.example/password"],
		["API_KEYS", "short"],
		["API_KEYS", "long-enough,with blank"],
		["API_KEYS", "long-enough,,another-one"],
		["DATABASE_POOL", "1"],
		["MANAGEMENT_PORT", "http"],
		["DRAIN_SECONDS", "-1"],
		["TRUST_PROXY", "true"],
		["RATE_LIMIT", "-1"],
		["RATE_LIMIT", "many"],
		["GEOCODER_URL", "file:///etc/passwd"],
		["GEOCODER_URL", "automatic"],
		["TILES_URL", "https://tiles.example/"],
		["TILES_URL", "none"],
		["AERIAL_URL", "https://aerial.example/picture.png"],
		["MONITORING_URL", "monitoring.example"],
		["STREET_VIEW_URL", "javascript:alert(1)"],
		["AERIAL_PHOTO_URL", "https://photos.example/wms"],
		["AERIAL_PHOTO_BE_URL", "file:///photos?layers=x"],
		["DOCUMENT_SERVICE_URL", "ftp://documents.example"],
		["BACKOFFICE_UPLOAD_URL", "documents"],
		["DOCUMENT_STORAGE_ORIGINS", "https://storage.example,https://storage.example/folder"],
		["LOG_LEVEL", "loud"],
	])("refuses %s=%s, names it and says what it must be", (name, value) => {
		const [problem, ...others] = problemsOf({ OIDC_CLIENT_ID: "client", [name]: value });
		expect(problem).toMatch(new RegExp(`^${name} is ".*", but must be `));
		expect(others).toEqual([]);
	});

	it("uses the public map services where they answer, unless it is told where to ask or to ask nowhere", () => {
		const services = (environment: Record<string, string>) => {
			const { geocoderUrl, tilesUrl } = readConfig(environment);
			return [geocoderUrl, tilesUrl];
		};
		const tiles = "https://tiles.example/{z}/{x}/{y}.png";
		expect(services({})).toEqual(["auto", "auto"]);
		expect(services({ GEOCODER_URL: "offline", TILES_URL: "offline" })).toEqual([null, null]);
		expect(services({ GEOCODER_URL: "none", TILES_URL: tiles })).toEqual(["none", tiles]);
		expect(services({ GEOCODER_URL: "https://search.example/v3_1" })).toEqual(["https://search.example/v3_1", "auto"]);
	});

	it("sends mail only with a mail server, a sender and an address for the links", () => {
		const whole = { SMTP_URL: "smtps://me:secret@mail.example:465", MAIL_FROM: "a@b.example", PUBLIC_URL: "http://localhost:3000" };
		expect(readConfig(whole).mail).toEqual({ smtpUrl: whole.SMTP_URL, from: whole.MAIL_FROM });
		expect(readConfig({}).mail).toBeNull();
		for (const missing of ["SMTP_URL", "MAIL_FROM", "PUBLIC_URL"] as const)
			expect(problemsOf({ ...whole, [missing]: "" })).toEqual([expect.stringMatching(new RegExp(`^${missing} is missing`))]);
		for (const [name, value] of [
			["SMTP_URL", "mail.example"],
			["SMTP_URL", "http://me:secret@mail.example"],
			["MAIL_FROM", "Laadstroom"],
			["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
		] as const) {
			const problems = problemsOf({ ...whole, [name]: value });
			expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is ".*", but must be `))]);
			expect(problems.join()).not.toContain("secret");
		}
	});

	it("names every wrong setting at once", () => {
		expect(problemsOf({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" })).toHaveLength(3);
	});

	it("asks for the client of an external provider", () => {
		expect(problemsOf({ OIDC_ISSUER: "https://provider.example/" })).toEqual([expect.stringMatching(/^OIDC_CLIENT_ID is missing/)]);
	});

	it("asks for the token of a monitoring service", () => {
		expect(problemsOf({ MONITORING_URL: "https://monitoring.example" })).toEqual([expect.stringMatching(/^MONITORING_TOKEN is missing/)]);
		expect(readConfig({ MONITORING_URL: "https://monitoring.example/v1/", MONITORING_TOKEN: "t" }).monitoring).toEqual({
			url: "https://monitoring.example/v1",
			token: "t",
		});
	});

	it("takes an address for passwords only with an external provider", () => {
		const passwords = { OIDC_PASSWORD_URL: "https://provider.example/password" };
		expect(problemsOf(passwords)).toEqual([expect.stringMatching(/^OIDC_PASSWORD_URL is set without OIDC_ISSUER/)]);
		const { oidc } = readConfig({ OIDC_ISSUER: "https://provider.example/", OIDC_CLIENT_ID: "client", ...passwords });
		expect(oidc.passwordUrl).toBe("https://provider.example/password");
	});

	it("takes 0 for no limit of calls", () => {
		expect(readConfig({ RATE_LIMIT: "0" }).callsPerMinute).toBeNull();
	});

	it("does not show a password", () => {
		expect(problemsOf({ DATABASE_URL: "mysql://me:secret@host/database" }).join()).not.toContain("secret");
	});

	it("reads codes, proxies and addresses", () => {
		const config = readConfig({
			MUNICIPALITY_CODES: "0202, 0268",
			API_KEYS: "program-one, program-two",
			TRUST_PROXY: "2",
			RATE_LIMIT: "500",
			DATABASE_URL: "postgres://host/database",
			PUBLIC_URL: "https://laadstroom.example/",
			DEMO: "0",
		});
		expect(config).toMatchObject({
			municipalityCodes: ["0202", "0268"],
			apiKeys: ["program-one", "program-two"],
			trustProxy: 2,
			callsPerMinute: 500,
			databaseUrl: "postgres://host/database",
			publicUrl: "https://laadstroom.example",
		});
	});

	it("reads the settings that the README explains, and no other", () => {
		const asked = new Set<string>();
		// The host of the management port is read only if that port is set.
		const given: Record<string, string> = { MANAGEMENT_PORT: "9000" };
		const environment = new Proxy(given, {
			get: (settings, name) => {
				asked.add(String(name));
				return settings[String(name)];
			},
		});
		readConfig(environment);
		const [table = ""] = readFileSync("README.md", "utf8").match(/^## Settings$[\s\S]*?(?=^## )/m) ?? [];
		const explained = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = ""]) =>
			[...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
		);
		expect([...asked].sort()).toEqual(explained.sort());
	});
});
