import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { TestPerson } from "../test-support/test-person.ts";

describeOnEveryDatabase("preferences of a person", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	const person = (roles = { cpo: ["*"] }) => test.person(roles);
	const kept = async (who: TestPerson) => (await who.get("user/preferences")).body.data;
	const keep = (who: TestPerson, value: unknown, part = "tour", headers = {}) =>
		who.post(`user/preferences/${part}`, { data: { value } }, headers);

	it("are none at first, and the last that was kept", async () => {
		const one = person();
		expect(await kept(one)).toEqual({});
		expect((await keep(one, "2026-01-01")).body).toEqual({ data: { tour: "2026-01-01" } });
		expect((await keep(one, "2026-02-01")).status).toBe(200);
		expect(await kept(one)).toEqual({ tour: "2026-02-01" });
	});

	it("are the person's own, in that tenant alone", async () => {
		const [one, other] = [person(), person()];
		await keep(one, "2026-01-01");
		expect(await kept(other)).toEqual({});
		const elsewhere = test.otherTenant;
		const roles = { [test.tenant]: { cpo: ["*"] }, [elsewhere]: { cpo: ["*"] } };
		const there = new TestPerson(test.app, elsewhere, roles);
		await keep(there, "2026-03-01");
		expect((await there.get(`/api/v1/${test.tenant}/user/preferences`)).body.data).toEqual({});
		expect((await one.get(`/api/v1/${elsewhere}/user/preferences`)).status).toBe(403);
		expect((await one.post(`/api/v1/${elsewhere}/user/preferences/tour`, { data: { value: "x" } })).status).toBe(403);
	});

	it("are kept once under one key, and not for a guest", async () => {
		const one = person();
		const key = { "idempotency-key": randomUUID() };
		const first = await keep(one, "2026-01-01", "tour", key);
		await keep(one, "2026-02-01");
		expect((await keep(one, "2026-01-01", "tour", key)).body).toEqual(first.body);
		expect(await kept(one)).toEqual({ tour: "2026-02-01" });
		const guest = test.person({ guest: ["*"] });
		expect([(await guest.get("user/preferences")).status, (await keep(guest, "2026-01-01")).status]).toEqual([403, 403]);
	});

	it.each([
		["no value", undefined],
		["an empty one", ""],
		["a long one", "x".repeat(201)],
		["one with a control character", "2026\u0000"],
		["one that is no text", { $gt: "" }],
	])("refuse %s", async (_, value) => {
		const one = person();
		expect((await keep(one, value)).status).toBe(400);
		expect(await kept(one)).toEqual({});
	});

	it("have room for the order of all views that one may have, and the parts beside each other", async () => {
		const one = person();
		const order = Array.from({ length: 200 }, () => randomUUID()).join(",");
		expect((await keep(one, order, "views-requests")).status).toBe(200);
		await keep(one, "2026-01-01");
		expect(await kept(one)).toEqual({ tour: "2026-01-01", "views-requests": order });
		expect((await keep(one, "x".repeat(8001), "views-requests")).status).toBe(400);
	});

	it.each(["onbekend", "constructor", "__proto__"])("refuse a part that no part of the product has: %s", async (part) => {
		expect((await keep(person(), "2026-01-01", part)).status).toBe(400);
	});
});
