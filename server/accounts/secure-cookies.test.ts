import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hashPassword } from "./password/password.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

const origin = "https://laadstroom.example";
const [email, password] = ["iemand@voorbeeld.example", "krokussen onder de eik"];
let test: TestApp;
beforeAll(async () => {
	test = await testApp({ PUBLIC_URL: origin, DEMO: "0" });
	await test.store.put({ email, name: "Iemand", passwordHash: await hashPassword(password), roles: {}, demo: false }, Date.now());
});
afterAll(() => test.app.close());

describe("V3.3.1 cookies of a product on https", () => {
	it("are Secure, named so that only https can set them, and work from the first page to the sign-out", async () => {
		const jar = new Map<string, string>();
		const given: string[] = [];
		const call = async (address: string, form?: Readonly<Record<string, string>>) => {
			const answer = await test.app.inject({
				method: form === undefined ? "GET" : "POST",
				url: address.replace(origin, ""),
				headers: {
					cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
					...(form && { "content-type": "application/x-www-form-urlencoded", origin }),
				},
				...(form && { payload: new URLSearchParams(form).toString() }),
			});
			for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) {
				given.push(cookie);
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
				if (value === "" || /expires=thu, 01 jan 1970/i.test(cookie)) jar.delete(name);
				else jar.set(name, value);
			}
			return answer;
		};
		const verifier = randomBytes(32).toString("base64url");
		const query = new URLSearchParams({
			client_id: "laadstroom-web",
			response_type: "code",
			scope: "openid profile email",
			redirect_uri: `${origin}/aangemeld`,
			code_challenge: createHash("sha256").update(verifier).digest("base64url"),
			code_challenge_method: "S256",
			state: "state",
			nonce: "nonce",
		});
		const form = (await call(`/oidc/auth?${query}`)).headers.location ?? "";
		const signedIn = await call(form, { email, password });
		expect(signedIn.statusCode).toBe(303);
		const back = new URL((await call(signedIn.headers.location ?? "")).headers.location ?? "", origin);
		expect(back.pathname).toBe("/aangemeld");
		const tokens = await call("/oidc/token", {
			grant_type: "authorization_code",
			client_id: "laadstroom-web",
			code: back.searchParams.get("code") ?? "",
			redirect_uri: `${origin}/aangemeld`,
			code_verifier: verifier,
		});
		expect([...jar.keys()].some((name) => name.includes("session"))).toBe(true);
		const { id_token: hint } = tokens.json<{ id_token: string }>();
		await call(
			`/oidc/session/end?${new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${origin}/`, client_id: "laadstroom-web" })}`,
		);
		expect([...jar.keys()].filter((name) => /session$/.test(name))).toEqual([]);

		expect(given.length).toBeGreaterThan(4);
		for (const cookie of given) {
			expect(cookie).toMatch(/^__Secure-laadstroom_/);
			expect(cookie).toMatch(/;\s*secure(;|$)/i);
			expect(cookie).toMatch(/;\s*httponly(;|$)/i);
		}
	});
});
