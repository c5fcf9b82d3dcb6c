import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { demoPassword } from "./demo-accounts.ts";
import { signIn } from "./test-support/sign-in.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

let provider: TestApp;
let product: TestApp;
beforeAll(async () => {
	provider = await testApp();
	product = await testApp({ OIDC_ISSUER: `${provider.url}/oidc`, OIDC_CLIENT_ID: "laadstroom-web" });
});
afterAll(async () => {
	await product.app.close();
	await provider.app.close();
});

describe("with an external identity provider", () => {
	it("PLA-003 users sign in at that provider and work here with what it gives them", async () => {
		const { accessToken } = await signIn(product.url, "gemeente@alfa.example", demoPassword);
		const answer = await fetch(`${product.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } });
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({
			data: { name: "Demo <Gemeente>", email: "gemeente@alfa.example", roles: { alfa: { municipality: ["0202", "0200"] } } },
		});
	});

	it("nobody signs in here: there is no provider, no account and no sign-in page of our own", async () => {
		for (const path of ["/oidc/.well-known/openid-configuration", "/oidc/auth", "/oidc/interaction/x", "/oidc/sign-in.css"]) {
			expect([path, (await fetch(`${product.url}${path}`)).status]).toEqual([path, 404]);
		}
		expect(await product.database.selectFrom("account").selectAll().execute()).toEqual([]);
	});
});
