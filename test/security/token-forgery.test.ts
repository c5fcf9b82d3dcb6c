import { createPrivateKey, createPublicKey } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { JWK } from "jose";
import { demoPassword } from "../../server/accounts/demo-accounts.ts";
import { signIn } from "../../server/accounts/test-support/sign-in.ts";
import { type TestApp, testApp } from "../../server/accounts/test-support/test-app.ts";
import { keptSecret } from "../../server/database/secrets/kept-secret.ts";
import { forgedTokens, type Genuine, resigned } from "./forged-tokens.ts";

let test: TestApp;
let genuine: string;
let control: string;
let forged: ReadonlyMap<string, string>;
beforeAll(async () => {
	test = await testApp();
	const { accessToken, idToken } = await signIn(test.url, "cpo@alfa.example", demoPassword);
	genuine = accessToken;
	const [jwk] = await keptSecret<JWK[]>({ db: test.database, key: test.secretsKey, now: 0 }, "signing-keys", () => []);
	const signingKey = createPrivateKey({ key: jwk ?? {}, format: "jwk" });
	const publicKey = createPublicKey(signingKey);
	const parts: Genuine = {
		token: accessToken,
		idToken: idToken ?? "",
		signingKey,
		publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
		publicJwk: publicKey.export({ format: "jwk" }),
	};
	control = resigned(parts);
	forged = forgedTokens(parts, Math.floor(Date.now() / 1000));
});
afterAll(() => test.app.close());

const call = (authorization: string | undefined, method: "GET" | "POST" = "GET") =>
	test.app.inject({ method, url: "/api/v1/alfa/who", headers: authorization === undefined ? {} : { authorization } });

describe("T07 a forged token", () => {
	it("differs from a token that is taken only in what its name says", async () => {
		expect((await call(`Bearer ${control}`)).statusCode).toBe(200);
	});

	it("is refused in more than 60 kinds, on reading and on writing, without saying why", async () => {
		expect(forged.size).toBeGreaterThanOrEqual(60);
		const bodies = new Set<string>();
		for (const [name, token] of forged) {
			for (const method of ["GET", "POST"] as const) {
				const answer = await call(`Bearer ${token}`, method);
				expect([name, method, answer.statusCode]).toEqual([name, method, 401]);
				expect(answer.headers["www-authenticate"]).toMatch(/^Bearer realm="laadstroom"/);
				bodies.add(answer.body);
			}
		}
		expect(bodies.size).toBe(1);
	});

	it("is refused although the genuine one was taken just before", async () => {
		expect((await call(`Bearer ${genuine}`)).statusCode).toBe(200);
		for (const [name, token] of forged) expect([name, (await call(`Bearer ${token}`)).statusCode]).toEqual([name, 401]);
		expect((await call(`Bearer ${genuine}`)).statusCode).toBe(200);
	});

	it.each([
		["no header", () => undefined],
		["an empty header", () => ""],
		["the scheme alone", () => "Bearer"],
		["no scheme", () => genuine],
		["another scheme", () => `Basic ${genuine}`],
		["two tokens", () => `Bearer ${genuine} ${genuine}`],
		["two tokens with a comma", () => `Bearer ${genuine}, Bearer ${genuine}`],
		["a tab", () => `Bearer\t${genuine}`],
	])("is refused, and so is a call with %s", async (_title, header) => {
		const answer = await call(header());
		expect(answer.statusCode).toBe(401);
		expect(answer.headers["www-authenticate"]).toMatch(/^Bearer/);
		expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
	});

	it("is not taken from the address or a cookie", async () => {
		const answer = await test.app.inject({
			url: `/api/v1/alfa/who?access_token=${genuine}`,
			headers: { cookie: `token=${genuine}; access_token=${genuine}` },
		});
		expect(answer.statusCode).toBe(401);
	});
});
