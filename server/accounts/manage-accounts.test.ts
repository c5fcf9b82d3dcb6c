import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { WriteScope } from "../database/opening/open-database.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { AccountError, manageAccounts } from "./manage-accounts.ts";
import { signIn } from "./test-support/sign-in.ts";
import { type TestApp, testApp } from "./test-support/test-app.ts";

describeOnEveryDatabase("V6.3.2 accounts without a demo", (make) => {
	let test: TestApp;
	let database: TestDatabase;
	let now = Date.now();
	beforeAll(async () => {
		database = await make();
		test = await testApp({ DEMO: "0" }, { place: database.place, now: () => now });
	});
	afterAll(async () => {
		await test.app.close();
		await database.remove();
	});
	const manage = () => manageAccounts({ data: test.data, tenants: [{ slug: "alfa" }, { slug: "beta" }], publicUrl: test.url, now });
	const codeIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? "").searchParams.get("code") ?? "";
	const choose = async (code: string, password: string, again = password, origin = test.url) => {
		const answer = await fetch(`${test.url}/oidc/wachtwoord`, {
			method: "POST",
			headers: { origin },
			body: new URLSearchParams({ code, password, again }),
		});
		return { status: answer.status, text: await answer.text() };
	};
	const email = "eerste@voorbeeld.example";
	const password = "vijf krokussen in mei";

	it("there is none at first; the command makes one, whose holder chooses the password with a code that works once", async () => {
		expect(await manage().list()).toBe("Er zijn nog geen accounts.\n");
		const text = await manage().add(" Eerste@voorbeeld.example", "Eerste Beheerder", ["alfa:admin", "beta:municipality:0202,0268"]);
		expect(text).toContain("24 uur geldig");
		const code = codeIn(text);
		const page = await fetch(`${test.url}/oidc/wachtwoord?code=${code}`);
		expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
		expect(await page.text()).toContain(email);

		for (const [refused, again, sentence] of [
			["", "", "Vul een wachtwoord in"],
			["kort", "kort", "Dit wachtwoord is niet veilig genoeg"],
			["welkom2026", "welkom2026", "Dit wachtwoord is niet toegestaan"],
			["Laadstroom is fijn", "Laadstroom is fijn", "Dit wachtwoord is niet toegestaan"],
			[password, `${password}!`, "De twee wachtwoorden zijn niet gelijk"],
		] as const) {
			const answer = await choose(code, refused, again);
			expect([refused, answer.status, answer.text.includes(sentence)]).toEqual([refused, 400, true]);
		}
		expect((await choose(code, password, password, "https://elders.example")).status).toBe(403);
		const both = await Promise.all([choose(code, password), choose(code, "zes tulpen in april")]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
		const chosen = both[0]?.status === 200 ? password : "zes tulpen in april";
		expect((await choose(code, "acht anjers in juni")).text).toContain("verlopen of al gebruikt");
		const { accessToken } = await signIn(test.url, email, chosen);
		const person = await fetch(`${test.url}/api/person`, { headers: { authorization: `Bearer ${accessToken}` } });
		expect(await person.json()).toMatchObject({
			data: { name: "Eerste Beheerder", roles: { alfa: { admin: ["*"] }, beta: { municipality: ["0202", "0268"] } } },
		});
	});

	it("an account is not there without its line in the audit trail", async () => {
		const write = <T>(tenant: string, work: (scope: WriteScope) => Promise<T>) =>
			test.data.write(tenant, async (scope) => {
				await work(scope);
				throw new Error("no room");
			});
		const failing = manageAccounts({ data: { db: test.data.db, write }, tenants: [{ slug: "alfa" }], publicUrl: test.url, now });
		await expect(failing.add("tweede@voorbeeld.example", "Tweede", ["alfa:admin"])).rejects.toThrow("no room");
		expect(await manage().list()).not.toContain("tweede");
	});

	it("a new link takes the place of the one before, ends after 24 hours, and leaves the old password until a new one is chosen", async () => {
		const first = codeIn(await manage().password(email));
		const second = codeIn(await manage().password(email));
		expect((await choose(first, "negen rozen in juli")).status).toBe(400);
		now += 24 * 3_600_000 + 1;
		expect((await choose(second, "negen rozen in juli")).status).toBe(400);
		expect((await choose(codeIn(await manage().password(email)), "negen rozen in juli")).status).toBe(200);
		await signIn(test.url, email, "negen rozen in juli");
		for (const code of ["", "x", "a".repeat(43), "'; drop table account"]) expect((await choose(code, password)).status).toBe(400);
	});

	it("roles are given and taken, an account is switched off and on, and what makes no sense is refused in Dutch", async () => {
		const roles = async () => (await test.store.findByEmail(email))?.roles;
		await manage().giveRole(email, "alfa:cpo");
		await manage().takeRole(email, "beta:municipality");
		expect(await roles()).toEqual({ alfa: { admin: ["*"], cpo: ["*"] } });
		await manage().disable(email);
		await expect(signIn(test.url, email, "negen rozen in juli")).rejects.toThrow("could not sign in");
		await expect(manage().password(email)).rejects.toThrow("uitgeschakeld");
		expect(await manage().list()).toContain("(uitgeschakeld)");
		await manage().enable(email);
		await signIn(test.url, email, "negen rozen in juli");
		for (const [attempt, sentence] of [
			[() => manage().add(email, "X", ["alfa:admin"]), "Er is al een account"],
			[() => manage().add("geen adres", "X", ["alfa:admin"]), "geen e-mailadres"],
			[() => manage().add("a@b.example", "", ["alfa:admin"]), "De naam ontbreekt"],
			[() => manage().add("a@b.example", "X", []), "De rol ontbreekt"],
			[() => manage().add("a@b.example", "X", ["gamma:admin"]), "Er is geen tenant"],
			[() => manage().add("a@b.example", "X", ["alfa:koning"]), "Er is geen rol"],
			[() => manage().giveRole(email, "alfa:cpo:a b"), "geen codes"],
			[() => manage().takeRole(email, "beta:cpo"), "heeft de rol"],
			[() => manage().disable("niemand@b.example"), "Er is geen account"],
		] as const) {
			const failure = await attempt().catch((error: unknown) => error);
			expect(failure).toBeInstanceOf(AccountError);
			expect(String(failure)).toContain(sentence);
		}
	});
});
