import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";

describeOnEveryDatabase("stakeholders", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	it("REA-429 answers slug, name, enabled and category of each", async () => {
		const answer = await test.person({ municipality: ["0202"] }).get("stakeholders");
		const list = answer.body.data as unknown as readonly object[];
		expect(list.length).toBeGreaterThan(70);
		expect(list).toContainEqual({ slug: "municipality|arnhem-0202", name: "Arnhem", enabled: true, category: "municipality" });
	});

	it("REA-430 adds one and answers it", async () => {
		const answer = await cpo.post("stakeholders", { name: "  Büro Één & Zn.  ", category: "contractor" });
		expect([answer.status, answer.body.data]).toEqual([
			201,
			{ slug: "contractor|buro-een-zn", name: "Büro Één & Zn.", enabled: true, category: "contractor" },
		]);
		expect((await cpo.get("stakeholders")).body.data).toContainEqual(answer.body.data);
	});

	it("refuses one that is there already, in whatever writing", async () => {
		await cpo.post("stakeholders", { name: "Twee Maal", category: "cpo" });
		expect(await cpo.post("stakeholders", { name: "TWEE  máál", category: "cpo" })).toMatchObject({
			status: 409,
			body: { code: "already-exists" },
		});
	});

	it.each([
		[{ name: "x", category: "friend" }, "category"],
		[{ name: "", category: "cpo" }, "name"],
		[{ name: "...", category: "cpo" }, "name"],
		[{ name: "<b>x</b>", category: "cpo" }, "name"],
		[{ name: "x".repeat(101), category: "cpo" }, "name"],
		[{ name: "x", category: "cpo", slug: "cpo|y" }, "slug"],
		[{ category: "cpo" }, "name"],
		[{ name: "Nieuw Dorp", category: "municipality" }, "category"],
	])("refuses %j", async (body, path) => {
		expect(await cpo.post("stakeholders", body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
	});

	it("holds at most two thousand, and says so", async () => {
		const row = (index: number) => ({
			tenant: test.otherTenant,
			slug: `contractor|vol-${index}`,
			name: `Vol ${index}`,
			category: "contractor" as const,
			enabled: 1,
			synced: index,
		});
		const theirs = test.person({ cpo: ["*"] }, test.otherTenant);
		const address = `/api/v1/${test.otherTenant}/stakeholders`;
		const there = ((await theirs.get(address)).body.data as unknown as readonly object[]).length;
		const rows = Array.from({ length: 1999 - there }, (_, index) => row(index));
		for (let from = 0; from < rows.length; from += 500) {
			await test.app.data.db
				.insertInto("stakeholder")
				.values(rows.slice(from, from + 500))
				.execute();
		}
		expect((await theirs.post(address, { name: "De laatste", category: "cpo" })).status).toBe(201);
		const message = "Er passen hoogstens 2000 partijen in de lijst.";
		expect(await theirs.post(address, { name: "Een te veel", category: "cpo" })).toMatchObject({
			status: 400,
			body: { message, errors: [{ path: "name", message }] },
		});
		expect((await theirs.post(address, { name: "De laatste", category: "cpo" })).status).toBe(409);
	});

	it("lets only those add one who may start a process", async () => {
		expect((await test.person({ municipality: ["*"] }).post("stakeholders", { name: "x", category: "cpo" })).status).toBe(403);
	});

	it("keeps the stakeholders of tenants apart", async () => {
		await cpo.post("stakeholders", { name: "Alleen hier", category: "cpo" });
		const stranger = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await stranger.get(`/api/v1/${test.otherTenant}/stakeholders`)).text).not.toContain("alleen-hier");
	});
});
