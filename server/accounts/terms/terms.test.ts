import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { AccountsTables } from "../store/accounts-tables.ts";

const version = "25-05-2022";

describeOnEveryDatabase("the terms of use", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	const newcomer = () => test.person({ cpo: ["*"] }, test.tenant, { acceptedTerms: {} });
	const kept = (userId: string) =>
		test.app.data.db.withTables<AccountsTables>().selectFrom("terms_acceptance").selectAll().where("user_id", "=", userId).execute();

	it("come before every call, and once accepted never again", async () => {
		const person = newcomer();
		const refused = await person.get("configs");
		expect([refused.status, refused.body.code]).toEqual([403, "terms-not-accepted"]);
		expect((await person.post("stakeholders", { name: "Nieuw", category: "cpo" })).body.code).toBe("terms-not-accepted");
		expect((await person.post("user/accept-terms", { version })).status).toBe(200);
		expect((await person.get("configs")).status).toBe(200);
		expect((await person.get("processes/realisation")).status).toBe(200);
	});

	it("PLA-119 are accepted by POST user/accept-terms with their version, which sets the status accepted", async () => {
		const person = newcomer();
		const answer = await person.post("user/accept-terms", { version });
		expect(answer.status).toBe(200);
		expect(answer.body.data).toEqual({ status: "accepted", version });
		const rows = await kept(person.userId);
		expect(rows.map((row) => ({ ...row, accepted_at: Number(row.accepted_at) }))).toEqual([
			{ user_id: person.userId, version, accepted_at: test.clock.now, tenant: test.tenant },
		]);
	});

	it("keep the first acceptance when they are accepted again, with an audit line each time", async () => {
		const person = newcomer();
		await person.post("user/accept-terms", { version });
		const [first] = await kept(person.userId);
		test.clock.now += 60_000;
		expect((await person.post("user/accept-terms", { version })).status).toBe(200);
		expect(await kept(person.userId)).toEqual([first]);
		const audit = await test.app.data.db.selectFrom("audit_entry").selectAll().where("user_id", "=", person.userId).execute();
		expect(audit.map(({ operation, target, outcome }) => ({ operation, target, outcome }))).toEqual([
			{ operation: "acceptTerms", target: version, outcome: "done" },
			{ operation: "acceptTerms", target: version, outcome: "done" },
		]);
	});

	it.each([
		["an earlier version", { version: "25-05-2021" }],
		["a later version", { version: "01-01-2030" }],
		["no version", {}],
		["an empty version", { version: "" }],
		["a number", { version: 25_052_022 }],
		["something besides the version", { version, tenant: "x" }],
	])("PLA-140 are those of 25-05-2022: %s is refused and accepts nothing", async (_title, body) => {
		const person = newcomer();
		expect((await person.post("user/accept-terms", body)).status).toBe(400);
		expect(await kept(person.userId)).toEqual([]);
		expect((await person.get("configs")).body.code).toBe("terms-not-accepted");
	});

	it("count as accepted if the claim holds the current version, and only then", async () => {
		const who = (acceptedTerms: Readonly<Record<string, number | null>>) => test.person({ cpo: ["*"] }, test.tenant, { acceptedTerms });
		expect((await who({ [version]: null }).get("configs")).status).toBe(200);
		expect((await who({ [version]: 1 }).get("configs")).status).toBe(200);
		expect((await who({ "25-05-2021": 1 }).get("configs")).body.code).toBe("terms-not-accepted");
	});

	it("are no secret to who has to accept them, and name the reader's tenant", async () => {
		const answer = await newcomer().get("user/terms");
		expect(answer.status).toBe(200);
		expect(answer.body.data).toMatchObject({ version, title: "Gebruiksvoorwaarden" });
		expect(answer.text).toContain(test.app.tenants.find(test.tenant)?.definition.supportAddress);
		expect(answer.text).not.toMatch(/\{(tenant|supportAddress)\}/);
	});

	it("are not for who has no role: that person is refused as everywhere", async () => {
		const stranger = test.person({}, test.tenant, { acceptedTerms: {} });
		const guest = test.person({ guest: ["*"] }, test.tenant, { acceptedTerms: {} });
		for (const person of [stranger, guest]) {
			const answer = await person.post("user/accept-terms", { version });
			expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
		}
	});
});
