/** @jest-environment node */

import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { identityProvider } from "./identity-provider.ts";
import { Refusal } from "./refusal.ts";

const issuer = "https://sign-in.example/oidc";
const origin = "https://laadstroom.example";
const oidc = { issuer, clientId: "web", scope: "openid profile", audience: "urn:laadstroom:api" };
const inOneHour = () => Math.floor(Date.now() / 1000) + 3600;

let stored: Map<string, string>;
let left: URL[];
/** Bodies that the token endpoint received. */
let asked: URLSearchParams[];
let answer: (asked: URLSearchParams) => { readonly status?: number; readonly body: Readonly<Record<string, unknown>> };
const network = globalThis.fetch;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const identityToken = (claims: Readonly<Record<string, unknown>> = {}) =>
	`${encoded({ alg: "RS256" })}.${encoded({ iss: issuer, aud: "web", sub: "p-1", iat: inOneHour() - 3600, exp: inOneHour(), ...claims })}.c2lnbg`;
const tokens = (more: Readonly<Record<string, unknown>> = {}) => ({
	body: { access_token: "a-1", token_type: "Bearer", expires_in: 600, refresh_token: "r-1", id_token: identityToken(), ...more },
});
const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

beforeEach(() => {
	stored = new Map();
	left = [];
	asked = [];
	answer = () => tokens({ id_token: identityToken({ nonce: left[0]?.searchParams.get("nonce") }) });
	globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
		if (String(input) === `${issuer}/.well-known/openid-configuration`) {
			return json({
				issuer,
				authorization_endpoint: `${issuer}/auth`,
				token_endpoint: `${issuer}/token`,
				end_session_endpoint: `${issuer}/end`,
			});
		}
		const body = new URLSearchParams(String(init?.body));
		asked.push(body);
		const given = answer(body);
		return json(given.body, given.status);
	}) as typeof fetch;
});
afterEach(() => {
	globalThis.fetch = network;
});

function provider(given: Partial<typeof oidc> = {}) {
	return identityProvider(
		{ oidc: { ...oidc, ...given } },
		{
			origin,
			storage: {
				getItem: (key) => stored.get(key) ?? null,
				setItem: (key, value) => void stored.set(key, value),
				removeItem: (key) => void stored.delete(key),
			},
			leave: (address) => void left.push(new URL(address)),
		},
	);
}
const wentTo = (name: string) => left[0]?.searchParams.get(name) ?? "";
const returned = () => `${origin}/aangemeld?code=c-1&state=${wentTo("state")}`;

/** Signs in across a page load, which clears the memory. */
async function signIn() {
	await provider().begin("/realisatie/actief?zoek=dorp");
	const after = provider();
	return { after, session: await after.finish(returned()) };
}

describe("identityProvider", () => {
	it("leaves for the provider with a fresh state, nonce and the challenge of a verifier that stays in the browser", async () => {
		await signIn();
		expect(left[0]?.origin + (left[0]?.pathname ?? "")).toBe(`${issuer}/auth`);
		expect(Object.fromEntries(left[0]?.searchParams ?? [])).toMatchObject({
			client_id: "web",
			redirect_uri: `${origin}/aangemeld`,
			response_type: "code",
			scope: "openid profile",
			code_challenge_method: "S256",
		});
		const verifier = asked[0]?.get("code_verifier") ?? "";
		expect(createHash("sha256").update(verifier).digest("base64url")).toBe(wentTo("code_challenge"));
		await provider().begin("/");
		for (const name of ["state", "nonce", "code_challenge"]) expect(left[1]?.searchParams.get(name)).not.toBe(wentTo(name));
	});

	it("exchanges the return address for a session, once, and keeps no token in the tab's storage", async () => {
		const { after, session } = await signIn();
		expect(session).toMatchObject({ accessToken: "a-1", returnTo: "/realisatie/actief?zoek=dorp" });
		expect(session.accessTokenExpiresAt - Date.now()).toBeGreaterThan(590_000);
		expect(session.expiresAt - session.startedAt).toBe(3_600_000);
		expect(await after.finish(returned())).toBe(session);
		expect(asked).toHaveLength(1);
		expect([...stored]).toEqual([]);
		await expect(provider().finish(returned())).rejects.toThrow("not begun here");
	});

	it.each([
		["a state that is not ours", () => `${origin}/aangemeld?code=c&state=other`],
		["an error of the provider", () => `${returned()}&error=access_denied`],
		["an answer of another provider", () => `${returned()}&iss=https%3A%2F%2Fevil.example`],
	])("refuses %s", async (_what, address) => {
		await provider().begin("/");
		await expect(provider().finish(address())).rejects.toThrow();
		expect(asked).toEqual([]);
	});

	it.each([
		["nonce", { nonce: "other" }],
		["audience", { aud: "other" }],
		["issuer", { iss: "https://evil.example" }],
		["life", { exp: inOneHour() - 7200 }],
	])("refuses an identity token with another %s", async (_what, claims) => {
		answer = () => tokens({ id_token: identityToken({ nonce: wentTo("nonce"), ...claims }) });
		await provider().begin("/");
		await expect(provider().finish(returned())).rejects.toThrow();
	});

	describe("at the page's own origin", () => {
		const here = `${origin}/oidc`;
		let question: URL | undefined;
		let answered: (question: URL) => string;

		beforeEach(() => {
			question = undefined;
			answered = ({ searchParams }) => `${origin}/aangemeld?code=c-1&state=${searchParams.get("state")}`;
			const claims = () => identityToken({ iss: here, nonce: question?.searchParams.get("nonce") });
			answer = () => tokens({ id_token: claims() });
			globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
				const url = new URL(String(input));
				if (url.pathname.endsWith("/openid-configuration")) {
					return json({ issuer: here, authorization_endpoint: `${here}/auth`, token_endpoint: `${here}/token` });
				}
				if (url.pathname === "/oidc/auth") {
					question = url;
					return { url: answered(url) } as Response;
				}
				const body = new URLSearchParams(String(init?.body));
				asked.push(body);
				return json(answer(body).body);
			}) as typeof fetch;
		});

		it("takes up a session that goes on there without leaving the page, and can renew it", async () => {
			const resumed = provider({ issuer: here });
			expect(await resumed.resume("/aanvragen")).toMatchObject({ accessToken: "a-1", returnTo: "/aanvragen" });
			expect(question?.searchParams.get("prompt")).toBe("none");
			answer = () => tokens({ access_token: "a-2", id_token: undefined });
			expect(await resumed.renew()).toMatchObject({ accessToken: "a-2" });
			expect(left).toEqual([]);
			expect([...stored]).toEqual([]);
		});

		it.each([
			["nobody has signed in", (state: string | null) => `/aangemeld?error=login_required&state=${state}`],
			["the answer is to another question", () => "/aangemeld?code=c-1&state=other"],
			["the provider shows a page of its own", () => "/oidc/interaction/1"],
		])("has no session when %s", async (_what, address) => {
			answered = ({ searchParams }) => origin + address(searchParams.get("state"));
			expect(await provider({ issuer: here }).resume("/")).toBeNull();
			expect(asked).toEqual([]);
			expect(left).toEqual([]);
		});

		it("has no session when the provider is not reached", async () => {
			answered = () => {
				throw new TypeError("fetch failed");
			};
			expect(await provider({ issuer: here }).resume("/")).toBeNull();
		});
	});

	it("does not ask a provider of another origin without leaving", async () => {
		expect(await provider().resume("/")).toBeNull();
		expect(globalThis.fetch).not.toHaveBeenCalled();
	});

	it("renews with the newest refresh token, and keeps what a renewal omits", async () => {
		const { after, session } = await signIn();
		answer = () => tokens({ access_token: "a-2", refresh_token: "r-2", id_token: undefined });
		expect(await after.renew()).toMatchObject({ accessToken: "a-2", startedAt: session.startedAt, expiresAt: session.expiresAt });
		await after.renew();
		expect(asked.slice(1).map((body) => [body.get("grant_type"), body.get("refresh_token")])).toEqual([
			["refresh_token", "r-1"],
			["refresh_token", "r-2"],
		]);
	});

	it("distinguishes a refusal from a provider that is out of order", async () => {
		const { after } = await signIn();
		answer = () => ({ status: 503, body: {} });
		await expect(after.renew()).rejects.not.toBeInstanceOf(Refusal);
		answer = () => ({ status: 400, body: { error: "invalid_grant" } });
		await expect(after.renew()).rejects.toBeInstanceOf(Refusal);
	});

	it("never continues as somebody else", async () => {
		const { after } = await signIn();
		answer = () => tokens({ id_token: identityToken({ sub: "p-2" }) });
		await expect(after.renew()).rejects.toThrow("somebody else");
	});

	it("ends the session at the provider and returns to the start", async () => {
		const { after } = await signIn();
		await after.end();
		expect(left[1]?.pathname).toBe("/oidc/end");
		expect(left[1]?.searchParams.get("post_logout_redirect_uri")).toBe(`${origin}/`);
		expect(left[1]?.searchParams.get("id_token_hint")).toContain(".");
		await expect(after.renew()).rejects.toThrow("no session");
	});
});
