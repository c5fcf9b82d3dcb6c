import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import fastify, { type FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { readConfig } from "../config/config.ts";
import { problems } from "../problems/problems.ts";
import { type LocalServer, localServer } from "../test-support/local-server.ts";
import { authentication } from "./authentication.ts";

interface Key {
	readonly jwk: JWK;
	readonly sign: (claims: Record<string, unknown>, header?: Record<string, unknown>) => Promise<string>;
}

let issuer: string;
let server: LocalServer;
/** The provider's current answers, by path; a function for odd behaviour. */
let provider: { metadata: unknown; keys: JWK[]; away: boolean; asked: string[]; redirect: boolean; endless: boolean };
let now: number;
let app: FastifyInstance;
let keys: { rsa: Key; ec: Key; next: Key };

async function makeKey(alg: "RS256" | "ES256", kid: string): Promise<Key> {
	const { privateKey, publicKey } = await generateKeyPair(alg);
	const jwk = { ...(await exportJWK(publicKey)), kid, alg, use: "sig" };
	return {
		jwk,
		sign: (claims, header = {}) =>
			new SignJWT({ iss: issuer, aud: "urn:laadstroom:api", sub: "p-1", name: "Ans", email: "ans@example.nl", ...claims })
				.setProtectedHeader({ alg, kid, typ: "at+jwt", ...header })
				.setIssuedAt()
				.setExpirationTime("5m")
				.sign(privateKey),
	};
}

beforeAll(async () => {
	server = await localServer((request, response) => {
		provider.asked.push(request.url ?? "");
		if (provider.away) return response.destroy();
		if (provider.redirect) return response.writeHead(302, { location: `${issuer}/elsewhere` }).end();
		response.setHeader("content-type", "application/json");
		if (request.url === "/.well-known/openid-configuration") return response.end(JSON.stringify(provider.metadata));
		if (provider.endless) {
			for (let index = 0; index < 20; index++) response.write(" ".repeat(100_000));
		}
		return response.end(JSON.stringify({ keys: provider.keys }));
	});
	issuer = server.address;
	keys = { rsa: await makeKey("RS256", "k1"), ec: await makeKey("ES256", "k2"), next: await makeKey("RS256", "k3") };
});
afterAll(() => server.stop());

beforeEach(async () => {
	now = Date.now();
	provider = {
		metadata: { issuer, jwks_uri: `${issuer}/jwks` },
		keys: [keys.rsa.jwk, keys.ec.jwk],
		away: false,
		asked: [],
		redirect: false,
		endless: false,
	};
	const { oidc } = readConfig({
		OIDC_ISSUER: issuer,
		OIDC_CLIENT_ID: "web",
		OIDC_ROLES_CLAIM: "rollen",
		OIDC_NAME_CLAIM: "naam",
		OIDC_TERMS_CLAIM: "voorwaarden",
	});
	app = fastify();
	await app.register(problems);
	// Replaces the earlier plugin.
	await app.register(fastifyPlugin(async (instance) => void instance.decorate("embeddedIssuer", null), { name: "accounts" }));
	await app.register(authentication, { oidc, now: () => now, refusedPerMinute: () => 40 });
	app.get("/api/v1/alfa/who", async (request) => request.person);
});
afterEach(() => app.close());

const call = (token: string) => app.inject({ url: "/api/v1/alfa/who", headers: { authorization: `Bearer ${token}` } });

describe("a person of an external identity provider", () => {
	it("is taken by a token that one of the provider's keys signed, with name and roles out of the configured claims", async () => {
		const claims = { naam: "Ans de Wit", rollen: [{ tenant: "alfa", role: "cpo", details: ["0200"] }] };
		for (const key of [keys.rsa, keys.ec]) {
			const answer = await call(await key.sign(claims));
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual({
				userId: "p-1",
				name: "Ans de Wit",
				email: "ans@example.nl",
				roles: { alfa: { cpo: ["0200"] } },
				acceptedTerms: {},
				signedInAt: null,
			});
		}
	});
});

describe("the role claim of a call", () => {
	const rolesOf = async (claim: unknown) => (await call(await keys.rsa.sign({ rollen: claim }))).json<{ roles: unknown }>().roles;

	it("PLA-037 is read from a list of tenant entries", async () => {
		const claim = [
			{ tenant: "alfa", role: "municipality", details: ["0200", "0202"] },
			{ tenant: "beta", role: "admin", details: true },
		];
		expect(await rolesOf(claim)).toEqual({ alfa: { municipality: ["0200", "0202"] }, beta: { admin: ["*"] } });
	});

	it("PLA-038 is read from an object with tenant, admin, cpo and municipality lists", async () => {
		expect(await rolesOf({ tenant: "alfa", admin: [], cpo: ["*"], municipality: ["0200"] })).toEqual({
			alfa: { cpo: ["*"], municipality: ["0200"] },
		});
	});

	it("PLA-039 gives each role a list of codes, or all of them for true", async () => {
		expect(await rolesOf({ tenant: "alfa", admin: true, cpo: ["0200", "0203"] })).toEqual({
			alfa: { admin: ["*"], cpo: ["0200", "0203"] },
		});
		expect(await rolesOf([{ tenant: "alfa", role: "cpo", details: true }])).toEqual({ alfa: { cpo: ["*"] } });
	});

	it("gives no role when it is missing or of another shape", async () => {
		expect(await rolesOf(undefined)).toEqual({});
		expect(await rolesOf("admin")).toEqual({});
	});
});

describe("the claims of a call beside the roles", () => {
	const personOf = async (claims: Record<string, unknown>) => (await call(await keys.rsa.sign(claims))).json<Record<string, unknown>>();

	it("say which terms were accepted, in whatever shape a provider has them, and when the person signed in", async () => {
		const at = Date.parse("2026-01-02T03:04:05Z");
		for (const [claim, accepted] of [
			[{ "25-05-2022": true }, { "25-05-2022": null }],
			[{ "25-05-2022": at / 1000 }, { "25-05-2022": at }],
			[{ "25-05-2022": at }, { "25-05-2022": at }],
			[{ "25-05-2022": "2026-01-02T03:04:05Z" }, { "25-05-2022": at }],
			[["25-05-2021", "25-05-2022"], { "25-05-2021": null, "25-05-2022": null }],
			[{ "25-05-2022": false, "25-05-2021": null, "25-05-2020": 0, "25-05-2019": "nee", "25-05-2018": {} }, {}],
			[{ "2022": true, constructor: true }, {}],
			[[1, null, {}], {}],
			["25-05-2022", {}],
			[undefined, {}],
		]) {
			expect([claim, (await personOf({ voorwaarden: claim })).acceptedTerms]).toEqual([claim, accepted]);
		}
		expect((await personOf({ auth_time: at / 1000 })).signedInAt).toBe(at);
		expect((await personOf({ auth_time: "nu" })).signedInAt).toBeNull();
	});
});

describe("the keys of an external provider", () => {
	it("are asked for once for many calls", async () => {
		const tokens = await Promise.all(Array.from({ length: 10 }, (_, index) => keys.rsa.sign({ sub: `p-${index}` })));
		const answers = await Promise.all(tokens.map(call));
		expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
		expect(provider.asked).toEqual(["/.well-known/openid-configuration", "/jwks"]);
	});

	it("may change: a new one is found when a token names it", async () => {
		await call(await keys.rsa.sign({}));
		provider.keys = [keys.next.jwk];
		now += 60_000;
		expect((await call(await keys.next.sign({}))).statusCode).toBe(200);
		expect((await call(await keys.rsa.sign({ sub: "p-2" }))).statusCode).toBe(401);
	});

	it("are not asked for again and again by tokens that name keys nobody has", async () => {
		await call(await keys.rsa.sign({}));
		for (let index = 0; index < 30; index++) expect((await call(await keys.rsa.sign({}, { kid: `x${index}` }))).statusCode).toBe(401);
		expect(provider.asked.length).toBeLessThanOrEqual(4);
	});

	it("outlive the provider: people work on while it is away, and for a day at most", async () => {
		await call(await keys.rsa.sign({}));
		provider.away = true;
		now += 3_600_000;
		const late = await keys.rsa.sign({ sub: "p-3", iat: Math.floor(now / 1000) });
		expect((await call(late)).statusCode).toBe(200);
		now += 24 * 3_600_000;
		expect((await call(await keys.rsa.sign({ sub: "p-4" }))).statusCode).toBe(401);
	});

	it("are found later when the provider is away at first", async () => {
		provider.away = true;
		const token = await keys.rsa.sign({});
		expect((await call(token)).statusCode).toBe(401);
		provider.away = false;
		now += 20_000;
		expect((await call(token)).statusCode).toBe(200);
	});

	it.each([
		[
			"that names another issuer",
			() => Object.assign(provider, { metadata: { issuer: "https://evil.example", jwks_uri: `${issuer}/jwks` } }),
		],
		[
			"whose keys are elsewhere without https",
			() => Object.assign(provider, { metadata: { issuer, jwks_uri: "http://169.254.169.254/jwks" } }),
		],
		["whose keys are a file", () => Object.assign(provider, { metadata: { issuer, jwks_uri: "file:///etc/passwd" } })],
		["that redirects", () => Object.assign(provider, { redirect: true })],
		["that answers without end", () => Object.assign(provider, { endless: true })],
		["that answers no object", () => Object.assign(provider, { metadata: null })],
		[
			"with keys of other kinds",
			() =>
				Object.assign(provider, {
					keys: [
						{ kty: "oct", k: "c2VjcmV0", kid: "k1", alg: "HS256" },
						{ ...keys.rsa.jwk, use: "enc" },
						{ kty: "RSA", kid: "k1" },
					],
				}),
		],
	])("T38 are not taken from a provider %s", async (_title, change) => {
		change();
		expect((await call(await keys.rsa.sign({}))).statusCode).toBe(401);
		expect(provider.asked).not.toContain("/elsewhere");
	});

	it("are only used with their own algorithm", async () => {
		expect((await call(await keys.rsa.sign({}, { kid: "k2" }))).statusCode).toBe(401);
		provider.keys = [{ ...keys.rsa.jwk, alg: "RS512" }];
		now += 700_000;
		expect((await call(await keys.rsa.sign({ sub: "p-9" }))).statusCode).toBe(401);
	});
});

describe("whoever has no good token", () => {
	const bad = () => call("x.y.z");
	const without = () => app.inject("/api/v1/alfa/who");

	it.each([
		["no token", without],
		["a bad one", bad],
	])("may try so often in a minute with %s, and is told when to come back", async (_title, attempt) => {
		for (let count = 0; count < 40; count++) expect((await attempt()).statusCode).toBe(401);
		const refused = await attempt();
		expect([refused.statusCode, refused.json().code]).toEqual([429, "too-many-requests"]);
		expect(Number(refused.headers["retry-after"])).toBe(60);
		now += 60_000;
		expect((await attempt()).statusCode).toBe(401);
	});

	it("doesn't stop those at the same address who are at work", async () => {
		const token = await keys.rsa.sign({ rollen: [{ tenant: "alfa", role: "cpo", details: ["0200"] }] });
		expect((await call(token)).statusCode).toBe(200);
		for (let count = 0; count < 45; count++) await bad();
		expect((await bad()).statusCode).toBe(429);
		expect((await call(token)).statusCode).toBe(200);
	});
});
