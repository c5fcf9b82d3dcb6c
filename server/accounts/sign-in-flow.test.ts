import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { browserSteps } from "../../test/security/browser-steps.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { demoPassword } from "./demo-accounts.ts";
import { hashPassword } from "./password/password.ts";
import { giveRolesInNewTenant } from "./store/tenant-roles-store.ts";
import { signIn } from "./test-support/sign-in.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

const email = "cpo@alfa.example";
describeOnEveryDatabase("signing in at the embedded provider", (make) => {
	let test: TestApp;
	let database: TestDatabase;
	beforeAll(async () => {
		database = await make();
		test = await testApp({}, { place: database.place });
	});
	afterAll(async () => {
		await test.app.close();
		await database.remove();
	});

	const who = (token: string) => fetch(`${test.url}/api/v1/alfa/who`, { headers: { authorization: `Bearer ${token}` } });

	describe("the code flow", () => {
		it("signs a person in and gives a token that the API takes", async () => {
			const { accessToken, idToken } = await signIn(test.url, email, demoPassword);
			expect(decodeProtectedHeader(accessToken)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
			const claims = decodeJwt(accessToken);
			expect(claims).toMatchObject({ iss: `${test.url}/oidc`, aud: "urn:laadstroom:api" });
			expect(Number(claims.exp) - Number(claims.iat)).toBeLessThanOrEqual(600);
			expect(decodeJwt(idToken ?? "")).toMatchObject({ aud: "laadstroom-web", name: "Demo CPO", email });
			const answer = await who(accessToken);
			expect(answer.status).toBe(200);
			expect(await answer.json()).toMatchObject({ person: { name: "Demo CPO", email, roles: { alfa: { cpo: ["*"] } } } });
		});

		it("leaves the storage of the provider off, which every promise of the server would pay for", async () => {
			const off = jest.spyOn(AsyncLocalStorage.prototype, "disable");
			await fetch(`${test.url}/oidc/jwks`);
			expect(off).toHaveBeenCalledTimes(1);
			off.mockRestore();
		});

		it("gives an account that several tenants list its roles in each", async () => {
			const { accessToken } = await signIn(test.url, "BEIDEN@alfa.example ", demoPassword);
			const answer = await fetch(`${test.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } });
			expect(await answer.json()).toMatchObject({ data: { roles: { alfa: { cpo: ["*"] }, beta: { admin: ["*"] } } } });
		});

		it("takes roles in a tenant that its owner makes meanwhile with the token they have, when it is looked at again, after those they had", async () => {
			const address = "maker@alfa.example";
			const passwordHash = await hashPassword(demoPassword);
			await test.store.put({ email: address, name: "Mia Maker", roles: { beta: { admin: ["*"] } }, passwordHash, demo: false }, Date.now());
			const { accessToken } = await signIn(test.url, address, demoPassword);
			const roles = async () => {
				const answer = await fetch(`${test.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } });
				return Object.entries(((await answer.json()) as { data: { roles: object } }).data.roles);
			};
			const before = ["beta", { admin: ["*"] }];
			expect(await roles()).toEqual([before]);
			const userId = (await test.store.findByEmail(address))?.id ?? "";
			const given = { userId, tenant: "aanbouw", roles: { developer: ["*"] } };
			await test.data.write("beta", ({ db }) => giveRolesInNewTenant(db, given));
			while ((await roles()).length === 1) await new Promise((again) => setTimeout(again, 100));
			expect(await roles()).toEqual([before, ["aanbouw", { developer: ["*"] }]]);
			// The server that carried the act out does not wait until it looks again by itself.
			await test.data.write("beta", ({ db }) => giveRolesInNewTenant(db, { ...given, tenant: "nieuwbouw" }));
			test.app.recheckPerson("somebody else");
			expect(await roles()).toHaveLength(2);
			test.app.recheckPerson(userId);
			expect(await roles()).toHaveLength(3);
		});

		it("offers nothing but what the web client needs", async () => {
			const metadata = (await (await fetch(`${test.url}/oidc/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
			expect(metadata).toMatchObject({
				issuer: `${test.url}/oidc`,
				response_types_supported: ["code"],
				grant_types_supported: ["authorization_code", "refresh_token"],
				code_challenge_methods_supported: ["S256"],
				token_endpoint_auth_methods_supported: ["none"],
				claims_parameter_supported: false,
			});
			for (const absent of [
				"registration_endpoint",
				"userinfo_endpoint",
				"introspection_endpoint",
				"revocation_endpoint",
				"device_authorization_endpoint",
				"pushed_authorization_request_endpoint",
				"backchannel_authentication_endpoint",
			]) {
				expect(metadata).not.toHaveProperty(absent);
			}
		});

		it("builds its addresses from the configuration, whatever the request says", async () => {
			const answer = await test.app.inject({
				url: "/oidc/.well-known/openid-configuration",
				headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example" },
			});
			expect(answer.body).not.toContain("evil.example");
			expect(answer.json()).toMatchObject({ token_endpoint: `${test.url}/oidc/token` });
		});

		it("T08 returns a browser with a session at once, and one without with login_required when asked to be silent", async () => {
			const browser = browserSteps(test.url);
			const silent = await browser.authorise({ prompt: "none" });
			expect(silent.location?.searchParams.get("error")).toBe("login_required");
			await browser.signIn(email, demoPassword);
			const again = await browser.authorise({ prompt: "none" });
			expect(again.location?.href).toContain("/aangemeld?code=");
			expect(again.location?.searchParams.get("state")).toBe("s-1");
			expect(again.location?.searchParams.get("iss")).toBe(`${test.url}/oidc`);
		});
	});

	describe("T08 a wrong authorisation request", () => {
		const wrongAddresses = (url: string) => [
			`${url}/aangemeld/`,
			`${url}/aangemeld/..;/x`,
			`${url}/aangemeld/../x`,
			`${url}/AANGEMELD`,
			`${url}/aangemeld?next=https://evil.example`,
			`${url}/aangemeld#x`,
			`${url.replace("http://", "http://evil.example@")}/aangemeld`,
			`${url.replace("localhost", "localhost.evil.example")}/aangemeld`,
			`${url.replace("localhost", "LOCALHOST")}/aangemeld`,
			`${url.replace(/:\d+$/, ":1")}/aangemeld`,
			"https://evil.example/aangemeld",
			"//evil.example/aangemeld",
			"javascript:alert(1)",
			"",
		];
		it("never leads to another return address", async () => {
			for (const redirect_uri of wrongAddresses(test.url)) {
				const step = await browserSteps(test.url).authorise({ redirect_uri });
				expect([redirect_uri, step.status, step.location]).toEqual([redirect_uri, 400, null]);
				expect(step.body).toContain("Aanmelden is niet gelukt");
				expect(step.body).not.toContain("evil.example");
			}
			expect((await browserSteps(test.url).authorise({ redirect_uri: undefined })).status).toBe(400);
		});

		it.each([
			["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
			["with PKCE in plain", { code_challenge_method: "plain" }, "invalid_request"],
			["with PKCE of no stated method", { code_challenge_method: undefined }, "invalid_request"],
			["for an implicit token", { response_type: "token" }, "unsupported_response_type"],
			["for an identity token", { response_type: "id_token" }, "unsupported_response_type"],
			["for a hybrid answer", { response_type: "code id_token" }, "unsupported_response_type"],
			["for nothing", { response_type: "none" }, "unsupported_response_type"],
			["for another audience", { resource: "urn:other:api" }, "invalid_target"],
			["with a request object", { request: "e30.e30." }, "request_not_supported"],
		])("is refused %s", async (_title, changes, error) => {
			const step = await browserSteps(test.url).authorise(changes);
			const answered = new URLSearchParams(step.location?.search || step.location?.hash.slice(1));
			expect(answered.get("error") ?? step.status).toBe(error);
			expect(answered.get("code")).toBeNull();
		});

		it("of an unknown client is refused on a page", async () => {
			const step = await browserSteps(test.url).authorise({ client_id: "other" });
			expect([step.status, step.location]).toEqual([400, null]);
			expect(step.body).toContain('<html lang="nl">');
		});
	});

	describe("T08 a code", () => {
		it("works once; its second use ends what the first gave", async () => {
			const browser = browserSteps(test.url);
			const returned = await browser.signIn(email, demoPassword);
			const first = await browser.exchange(returned);
			expect(first.status).toBe(200);
			expect(await browser.exchange(returned)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
			const refresh = await browser.token({
				grant_type: "refresh_token",
				client_id: "laadstroom-web",
				refresh_token: first.body.refresh_token,
			});
			expect(refresh).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
			expect((await who(first.body.access_token ?? "")).status).toBe(401);
		});

		it("gives one answer when it is used many times at the same moment", async () => {
			const browser = browserSteps(test.url);
			const returned = await browser.signIn(email, demoPassword);
			const answers = await Promise.all(Array.from({ length: 8 }, () => browser.exchange(returned)));
			expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
			expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
		});

		it.each([
			["with another verifier", { code_verifier: "a".repeat(43) }],
			["without a verifier", { code_verifier: undefined }],
			["with another return address", { redirect_uri: "http://localhost:1/aangemeld" }],
			["from another client", { client_id: "other" }],
			["that was made up", { code: "x".repeat(43) }],
		])("is refused %s", async (_title, changes) => {
			const browser = browserSteps(test.url);
			const answer = await browser.exchange(await browser.signIn(email, demoPassword), changes);
			expect([400, 401]).toContain(answer.status);
			expect(answer.body).not.toHaveProperty("access_token");
		});
	});

	describe("T09 renewal", () => {
		const renew = (browser: ReturnType<typeof browserSteps>, refresh_token: string | undefined) =>
			browser.token({ grant_type: "refresh_token", client_id: "laadstroom-web", refresh_token });

		it("gives new tokens for the refresh token, and ends the family when an old one comes back", async () => {
			const browser = browserSteps(test.url);
			const first = (await browser.exchange(await browser.signIn(email, demoPassword))).body;
			const second = await renew(browser, first.refresh_token);
			expect(second.status).toBe(200);
			expect(second.body.refresh_token).not.toBe(first.refresh_token);
			expect(decodeJwt(second.body.access_token ?? "")).toMatchObject({ aud: "urn:laadstroom:api" });
			expect((await who(second.body.access_token ?? "")).status).toBe(200);
			expect(await renew(browser, first.refresh_token)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
			expect(await renew(browser, second.body.refresh_token)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
		});

		it("stops at signing out, and so do the tokens", async () => {
			const browser = browserSteps(test.url);
			const tokens = (await browser.exchange(await browser.signIn(email, demoPassword))).body;
			const query = new URLSearchParams({ id_token_hint: tokens.id_token ?? "", post_logout_redirect_uri: `${test.url}/`, state: "out" });
			const out = await browser.open(`/oidc/session/end?${query}`);
			expect([out.status, out.location?.href]).toEqual([303, `${test.url}/?state=out`]);
			expect((await renew(browser, tokens.refresh_token)).status).toBe(400);
			expect((await who(tokens.access_token ?? "")).status).toBe(401);
			expect((await browser.authorise({ prompt: "none" })).location?.searchParams.get("error")).toBe("login_required");
		});

		it("stops within two seconds on every server, also where the token was in use a moment ago", async () => {
			let now = Date.now();
			const shared = database.place.url === null ? [] : [{ place: database.place }];
			const first = await testApp({}, { now: () => now, ...shared[0] });
			// Only a PostgreSQL database can be shared by two servers.
			const second = shared[0] && (await testApp({ PUBLIC_URL: first.url }, { now: () => now, ...shared[0] }));
			const servers = [first, ...(second ? [second] : [])];
			try {
				const browser = browserSteps(first.url);
				const tokens = (await browser.exchange(await browser.signIn(email, demoPassword))).body;
				const headers = { authorization: `Bearer ${tokens.access_token}` };
				const answers = () => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/api/v1/alfa/who`, { headers })).status));
				expect(new Set(await answers())).toEqual(new Set([200]));
				const query = new URLSearchParams({
					id_token_hint: tokens.id_token ?? "",
					post_logout_redirect_uri: `${first.url}/`,
					state: "out",
				});
				await browser.open(`/oidc/session/end?${query}`);
				now += 2_000;
				expect(new Set(await answers())).toEqual(new Set([401]));
			} finally {
				for (const { app } of servers.toReversed()) await app.close();
			}
		});

		it("signs nobody out who did not ask for it, and never leads elsewhere afterwards", async () => {
			const browser = browserSteps(test.url);
			const tokens = (await browser.exchange(await browser.signIn(email, demoPassword))).body;
			const asked = await browser.open("/oidc/session/end");
			expect([asked.status, asked.location]).toEqual([200, null]);
			expect(asked.body).toContain("Wilt u uitloggen");
			expect((await who(tokens.access_token ?? "")).status).toBe(200);
			const elsewhere = await browser.open(`/oidc/session/end?client_id=laadstroom-web&post_logout_redirect_uri=https://evil.example/`);
			expect([elsewhere.status, elsewhere.location]).toEqual([400, null]);
		});

		it("stops for a disabled account, and withdrawn rights count at once for new tokens", async () => {
			const own = await testApp();
			try {
				const browser = browserSteps(own.url);
				const tokens = (await browser.exchange(await browser.signIn("gemeente@alfa.example", demoPassword))).body;
				const account = await own.store.findByEmail("gemeente@alfa.example");
				await own.store.changeRoles(account?.id ?? "", () => ({}));
				const ask = () => fetch(`${own.url}/api/person`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
				expect(await (await ask()).json()).toMatchObject({ data: { roles: {} } });
				await own.store.disable(account?.id ?? "", Date.now());
				expect((await renew(browser, tokens.refresh_token)).status).toBe(400);
			} finally {
				await own.app.close();
			}
		});

		it("takes the customers that an account names as people write them for their codes, as it does those of a claim", async () => {
			const own = await testApp();
			try {
				const account = await own.store.findByEmail("gemeente@alfa.example");
				await own.store.changeRoles(account?.id ?? "", () => ({ alfa: { customer: ["Ministerie van Financiën"] } }));
				const { accessToken } = await signIn(own.url, "gemeente@alfa.example", demoPassword);
				const answer = await fetch(`${own.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } });
				expect(await answer.json()).toMatchObject({ data: { roles: { alfa: { customer: ["ministerie-van-financien"] } } } });
			} finally {
				await own.app.close();
			}
		});

		it("ends access within a minute of disabling an account that is at work", async () => {
			let now = Date.now();
			const own = await testApp({}, { now: () => now });
			try {
				const { accessToken } = await signIn(own.url, email, demoPassword);
				const ask = async () => (await fetch(`${own.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } })).status;
				expect(await ask()).toBe(200);
				const account = await own.store.findByEmail(email);
				await own.store.disable(account?.id ?? "", now);
				now += 59_000;
				expect(await ask()).toBe(401);
			} finally {
				await own.app.close();
			}
		});
	});

	describe("what the embedded provider keeps", () => {
		it("survives a restart: keys and sessions are in the database", async () => {
			const rows = await test.database.selectFrom("provider_secret").select("name").orderBy("name").execute();
			expect(rows.map(({ name }) => name)).toEqual(["cookie-keys", "device-key", "signing-keys"]);
			const account = await test.store.findByEmail(email);
			expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		});

		it("publishes no private part of its keys", async () => {
			const { keys } = (await (await fetch(`${test.url}/oidc/jwks`)).json()) as { keys: Record<string, unknown>[] };
			expect(keys).toHaveLength(1);
			for (const name of ["d", "p", "q", "dp", "dq", "qi", "k"]) expect(keys[0]).not.toHaveProperty(name);
		});

		it("keeps its cookies from scripts and from other sites", async () => {
			const browser = browserSteps(test.url);
			const start = await browser.authorise();
			const cookies = start.headers.getSetCookie();
			expect(cookies.length).toBeGreaterThan(0);
			for (const cookie of cookies) expect(cookie).toMatch(/;\s*samesite=(lax|strict)/i);
			for (const cookie of cookies) expect(cookie).toMatch(/;\s*httponly/i);
		});
	});
});
