import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { browserSteps } from "../../../test/security/browser-steps.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { demoPassword } from "../demo-accounts.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { type SignInAttempts, signInAttempts } from "./sign-in-attempt-store.ts";

describeOnEveryDatabase("attempts to sign in", (make) => {
	let now = 1_795_000_000_000;
	let test: TestApp;
	let database: TestDatabase;
	let attempts: SignInAttempts;
	beforeAll(async () => {
		database = await make();
		test = await testApp({}, { now: () => now, place: database.place });
		attempts = signInAttempts(test.database, () => "key");
	});
	beforeEach(() => test.database.deleteFrom("sign_in_attempt").execute());
	afterAll(async () => {
		await test.app.close();
		await database.remove();
	});

	async function submit(email: string, password: string, browser = browserSteps(test.url)) {
		const page = await browser.follow(await browser.authorise({ prompt: "login" }));
		return browser.submit(page.address, email, password);
	}

	describe("T12 guessing", () => {
		it("is slowed from the fifth attempt, and an account sees fewer than 100 tries an hour", async () => {
			let [tries, waits, at] = [0, 0, now];
			for (const end = now + 3_600_000; at < end && tries < 1000; ) {
				const attempt = await attempts.begin("account", "someone", at);
				if (attempt.allowed) tries += 1;
				else {
					if (waits === 0) expect(tries).toBe(5);
					waits += 1;
					at += attempt.waitSeconds * 1000;
				}
			}
			expect(tries).toBeLessThan(100);
			expect(tries).toBeGreaterThan(20);
		});

		it("cannot slip past the count by coming all at once", async () => {
			const all = await Promise.all(Array.from({ length: 200 }, () => attempts.begin("account", "at once", now)));
			expect(all.filter(({ allowed }) => allowed)).toHaveLength(5);
		});

		it("is forgotten an hour after it began, and at a success", async () => {
			for (let index = 0; index < 6; index++) await attempts.begin("account", "later", now);
			expect(await attempts.begin("account", "later", now)).toMatchObject({ allowed: false });
			expect(await attempts.begin("account", "later", now + 3_600_001)).toMatchObject({ allowed: true });
			for (let index = 0; index < 4; index++) await attempts.begin("account", "success", now);
			await attempts.succeed("account", "success");
			for (let index = 0; index < 5; index++) expect(await attempts.begin("account", "success", now)).toMatchObject({ allowed: true });
		});

		it("is told on the page how long to wait, the same for an account that does not exist", async () => {
			for (const email of ["cpo@alfa.example", "nobody@alfa.example"]) {
				for (let index = 0; index < 5; index++) expect((await submit(email, "wrong")).status).toBe(401);
				const refused = await submit(email, demoPassword);
				expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
				expect(refused.body).toContain("Wacht 1 seconde en probeer het dan opnieuw.");
				await test.database.deleteFrom("sign_in_attempt").execute();
			}
		});

		it("does not keep the owner out on a device that is known", async () => {
			const owner = browserSteps(test.url);
			expect((await submit("cpo@alfa.example", demoPassword, owner)).status).toBe(303);
			for (let index = 0; index < 7; index++) await submit("cpo@alfa.example", "wrong");
			expect((await submit("cpo@alfa.example", demoPassword)).status).toBe(429);
			expect((await submit("cpo@alfa.example", demoPassword, owner)).status).toBe(303);
		});

		it("stores no address that anybody typed", async () => {
			await submit("my-secret-password", "x");
			const rows = await test.database.selectFrom("sign_in_attempt").selectAll().execute();
			expect(rows.length).toBeGreaterThan(0);
			expect(JSON.stringify(rows)).not.toContain("secret");
		});
	});

	describe("spraying", () => {
		it("over many accounts from one address is slowed too", async () => {
			let refused = 0;
			for (let index = 0; index < 70; index++) {
				if (!(await attempts.begin("address", "203.0.113.9", now)).allowed) refused += 1;
			}
			expect(refused).toBe(10);
			now += 1000;
		});

		it("is not made to count anew by signing in to an account of one's own in between", async () => {
			const statuses: number[] = [];
			for (let index = 0; index < 25; index++) {
				for (const guess of ["a", "b", "c"]) statuses.push((await submit(`${guess}${index}@alfa.example`, "wrong")).status);
				await submit("cpo@alfa.example", demoPassword);
			}
			// An address has 60 attempts an hour; the guesser's own sign-ins neither use them up nor restore them.
			expect(statuses.slice(0, 59)).toEqual(Array.from({ length: 59 }, () => 401));
			expect(statuses.slice(60)).toContain(429);
		});

		it("leaves an office that shares an address alone: signing in without failing never makes anybody wait", async () => {
			for (let index = 0; index < 65; index++) {
				await attempts.begin("address", "office", now);
				await attempts.takeBack("address", "office");
			}
			expect(await attempts.begin("address", "office", now)).toMatchObject({ allowed: true });
		});
	});
});
