import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { browserSteps } from "../../../test/security/browser-steps.ts";
import { verifyAudit } from "../../database/writing/verify-audit.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { demoPassword } from "../demo-accounts.ts";
import { manageAccounts } from "../manage-accounts.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";

const email = "cpo@alfa.example";

describeOnEveryDatabase("signing in and out in the audit trail", (make) => {
	let now = 1_795_000_000_000;
	let test: TestApp;
	let database: TestDatabase;
	beforeAll(async () => {
		database = await make();
		test = await testApp({}, { now: () => now, place: database.place });
	});
	afterAll(async () => {
		await test.app.close();
		await database.remove();
	});

	let seen = new Set<string>();
	/** The lines since the last call. */
	async function lines() {
		const rows = await test.data.db.selectFrom("audit_entry").selectAll().orderBy("uuid").execute();
		const fresh = rows.filter(({ uuid }) => !seen.has(uuid));
		seen = new Set(rows.map(({ uuid }) => uuid));
		return fresh;
	}
	/** Sorted, since lines of the same instant have no order. */
	const inShort = (fresh: Awaited<ReturnType<typeof lines>>) =>
		fresh.map(({ tenant, operation, outcome }) => `${tenant} ${operation} ${outcome}`).sort();
	const told = async () => inShort(await lines());
	async function submit(name: string, password: string, browser = browserSteps(test.url)) {
		const page = await browser.follow(await browser.authorise({ prompt: "login" }));
		return browser.submit(page.address, name, password);
	}
	const idOf = async (name: string) => (await test.store.findByEmail(name))?.id;
	const manage = () => manageAccounts({ data: test.data, tenants: [{ slug: "alfa" }, { slug: "beta" }], publicUrl: test.url, now });

	it("says who signed in, where they belong, from which address, when", async () => {
		await lines();
		await browserSteps(test.url).signIn(email, demoPassword);
		const [line, ...more] = await lines();
		expect(line).toMatchObject({ tenant: "", operation: "signIn", outcome: "done", user_id: await idOf(email), ts: now, target: "alfa" });
		expect(line?.address).toMatch(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
		expect(line?.request_id).not.toBe("");
		expect(more).toEqual([]);
		await browserSteps(test.url).signIn("beiden@alfa.example", demoPassword);
		expect(await lines()).toMatchObject([{ tenant: "", operation: "signIn", target: "alfa beta" }]);
	});

	it("says why somebody was refused, with the account where there is one, and nothing that was typed", async () => {
		expect((await submit(email, "Geheim-1234")).status).toBe(401);
		expect((await submit("Geheim-1234 ", "x")).status).toBe(401);
		expect((await submit("geheim-1234", "y")).status).toBe(401);
		await manage().disable("gemeente@alfa.example");
		expect((await submit("gemeente@alfa.example", demoPassword)).status).toBe(401);
		const browser = browserSteps(test.url);
		expect((await browser.submit(new URL("/oidc/interaction/ended", test.url), email, "z", { origin: test.url })).status).toBe(400);
		const fresh = await lines();
		expect(inShort(fresh)).toEqual([
			" disableAccount done",
			" signIn account-disabled",
			" signIn sign-in-expired",
			" signIn unknown-account",
			" signIn unknown-account",
			" signIn wrong-password",
		]);
		const of = (reason: string) => fresh.filter(({ outcome }) => outcome === reason);
		const [[wrong], [unknown, again], [disabled]] = [of("wrong-password"), of("unknown-account"), of("account-disabled")] as const;
		expect([wrong?.user_id, disabled?.user_id]).toEqual([await idOf(email), await idOf("gemeente@alfa.example")]);
		expect(unknown).toMatchObject({ user_id: "", target: expect.stringMatching(/^name:[\w-]{43}$/) });
		expect(again?.target).toBe(unknown?.target);
		expect(JSON.stringify(fresh).toLowerCase()).not.toContain("geheim");
	});

	it("tells a wait once, however often somebody comes too soon", async () => {
		for (let tried = 0; tried < 5; tried++) await submit("raden@alfa.example", `${tried}`);
		await lines();
		for (let tried = 0; tried < 4; tried++) expect((await submit("raden@alfa.example", "x")).status).toBe(429);
		expect(await told()).toEqual([" signIn too-many-attempts"]);
		now += 60_000;
		await submit("raden@alfa.example", "x");
		await submit("raden@alfa.example", "x");
		expect(await told()).toEqual([" signIn too-many-attempts", " signIn unknown-account"]);

		for (let tried = 0; tried < 7; tried++) await submit("beiden@alfa.example", `${tried}`);
		expect((await lines()).filter(({ outcome }) => outcome === "too-many-attempts")).toMatchObject([
			{ user_id: await idOf("beiden@alfa.example"), target: "alfa beta" },
		]);
	});

	it("says who signed out: at once, after the question, and everywhere with a new password", async () => {
		const hinted = browserSteps(test.url);
		const { id_token } = (await hinted.exchange(await hinted.signIn(email, demoPassword))).body;
		await lines();
		await hinted.open(
			`/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token ?? "", post_logout_redirect_uri: `${test.url}/` })}`,
		);
		expect(await lines()).toMatchObject([
			{ tenant: "", operation: "signOut", outcome: "done", user_id: await idOf(email), ts: now, target: "alfa" },
		]);

		const asked = browserSteps(test.url);
		await asked.signIn(email, demoPassword);
		const question = await asked.open("/oidc/session/end");
		const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.body)?.[1] ?? "";
		await lines();
		await asked.open("/oidc/session/end/confirm", { method: "POST", body: new URLSearchParams({ xsrf, logout: "yes" }) });
		let line = await lines();
		// The line is written after the answer.
		while (line.length === 0) {
			await new Promise((resolve) => setTimeout(resolve, 5));
			line = await lines();
		}
		expect(line).toMatchObject([{ tenant: "", operation: "signOut", outcome: "done", user_id: await idOf(email), target: "alfa" }]);

		const code = new URL(/https?:\S+/.exec(await manage().password(email))?.[0] ?? "").searchParams.get("code") ?? "";
		const choose = () =>
			fetch(`${test.url}/oidc/wachtwoord`, {
				method: "POST",
				headers: { origin: test.url },
				body: new URLSearchParams({ code, password: "negen rozen in juli", again: "negen rozen in juli" }),
			});
		expect([(await choose()).status, (await choose()).status]).toEqual([200, 400]);
		expect(await told()).toEqual([
			" choosePassword done",
			" choosePassword link-expired",
			" givePasswordLink done",
			" signOutEverywhere done",
		]);
	});

	it("signs out also when the line cannot be written", async () => {
		const browser = browserSteps(test.url);
		const { id_token } = (await browser.exchange(await browser.signIn(email, "negen rozen in juli"))).body;
		const write = jest.spyOn(test.data, "write").mockRejectedValue(new Error("no room"));
		const answer = await browser.open(
			`/oidc/session/end?${new URLSearchParams({ id_token_hint: id_token ?? "", post_logout_redirect_uri: `${test.url}/` })}`,
		);
		expect(write).toHaveBeenCalledTimes(1);
		write.mockRestore();
		expect([answer.status, answer.location?.href]).toEqual([303, `${test.url}/`]);
		expect((await browser.authorise({ prompt: "none" })).location?.searchParams.get("error")).toBe("login_required");
	});

	it("keeps no password, code or token in any line, and every line in its chain", async () => {
		expect((await verifyAudit(test.data.db)).faults).toEqual([]);
		const rows = await test.data.db.selectFrom("audit_entry").selectAll().execute();
		expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${demoPassword}|rozen|eyJ`));
	});
});
