import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { decodeProtectedHeader } from "jose";
import * as oidc from "openid-client";
import { browserSteps } from "../../test/security/browser-steps.ts";
import { changeSecret } from "../database/secrets/kept-secret.ts";
import { retireKeys, rotateKey } from "../database/secrets/rotating-key.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { demoPassword } from "./demo-accounts.ts";
import { knownDevice, knownDeviceHeader } from "./known-device.ts";
import { deviceKey, providerSecrets, retireSigningKeys, retiresAt, rotateSigningKeys, signingKeyStandings } from "./provider-secrets.ts";
import { signIn } from "./test-support/sign-in.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

const email = "cpo@alfa.example";

describeOnEveryDatabase("keys that are replaced while servers run", (make) => {
	let database: TestDatabase;
	let test: TestApp;
	let other: TestApp;
	beforeAll(async () => {
		database = await make();
		test = await testApp({}, { place: database.place });
		// An in-memory database cannot be shared, so the same server is used twice.
		other = database.place.url === null ? test : await testApp({ PUBLIC_URL: test.config.publicUrl }, { place: database.place });
	});
	afterAll(async () => {
		for (const { app } of new Set([test, other])) await app.close();
		await database.remove();
	});

	const place = () => ({ db: test.data.db, key: test.secretsKey, now: Date.now() });
	const who = async ({ app }: TestApp, token: string) =>
		(await app.inject({ url: "/api/v1/alfa/who", headers: { authorization: `Bearer ${token}` } })).statusCode;
	const kidOf = (token: string) => decodeProtectedHeader(token).kid;
	/** Signs in until the server that answers signs with this key. */
	const signedWith = async (kid: string | undefined) => {
		for (;;) {
			const signedIn = await signIn(test.url, email, demoPassword);
			if (kidOf(signedIn.accessToken) === kid) return signedIn;
		}
	};

	it("sign nobody out: tokens, renewals and sessions of before go on at every server, and new ones are of the new key", async () => {
		const before = await signIn(test.url, email, demoPassword);
		const browser = browserSteps(test.url);
		await browser.signIn(email, demoPassword);
		await rotateSigningKeys(place());
		const [first, second] = await signingKeyStandings(place());
		expect([first?.signs, second?.signs, second?.kid]).toEqual([true, false, kidOf(before.accessToken)]);

		const after = await signedWith(first?.kid);
		for (const server of [test, other]) {
			// The other server may not have reloaded its keys yet; it does so when it meets a key that it does not know.
			expect([await who(server, after.accessToken), await who(server, before.accessToken)]).toEqual([200, 200]);
		}
		const renewed = await oidc.refreshTokenGrant(before.configuration, before.refreshToken ?? "");
		expect([kidOf(renewed.access_token), await who(other, renewed.access_token)]).toEqual([first?.kid, 200]);
		expect((await browser.authorise({ prompt: "none" })).location?.href).toContain("/aangemeld?code=");
	});

	it("are let go of when nothing is left that they signed, twelve hours later; what they signed is refused then", async () => {
		const former = await signIn(test.url, email, demoPassword);
		await rotateSigningKeys(place());
		const [first] = await signingKeyStandings(place());
		expect(await retiresAt(place())).toBe((first?.since ?? 0) + 12 * 3_600_000);
		const latest = await signedWith(first?.kid);
		await retireSigningKeys(place());
		expect(await signingKeyStandings(place())).toEqual([first]);
		expect(await retiresAt(place())).toBeNull();
		for (const server of new Set([test, other])) {
			// A token found valid is not checked again for two seconds.
			await new Promise((done) => setTimeout(done, 4_500));
			expect([await who(server, former.accessToken), await who(server, latest.accessToken)]).toEqual([401, 200]);
		}
	});

	it("know the devices that the former key marked until that is retired, a key of an earlier version too", async () => {
		const cookies = (header: string) => header.split(";")[0];
		const keys = async () => (await providerSecrets(place())).deviceKeys;
		const [first = ""] = await keys();
		await changeSecret<unknown>(place(), deviceKey, () => first);
		const before = cookies(knownDeviceHeader(await keys(), email, false));
		await rotateKey(place(), deviceKey);
		const after = cookies(knownDeviceHeader(await keys(), email, false));
		const known = async () => [before, after].map(async (cookie) => knownDevice(await keys(), email, cookie) !== undefined);
		expect(await Promise.all(await known())).toEqual([true, true]);
		await retireKeys(place(), deviceKey);
		expect(await Promise.all(await known())).toEqual([false, true]);
		expect(await keys()).toHaveLength(1);
	});

	it("are not lost when two are made at the same moment", async () => {
		await Promise.all([rotateSigningKeys(place()), rotateSigningKeys(place())]);
		expect(await signingKeyStandings(place())).toHaveLength(3);
	});
});
