import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { verifyAudit } from "../database/writing/verify-audit.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";

describeOnEveryDatabase("the audit trail of a tenant", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());
	beforeEach(() => {
		// Moves beyond the window, so that earlier calls no longer count.
		test.clock.now += 120_000;
	});

	const lines = (tenant = test.tenant) =>
		test.app.data.db
			.selectFrom("audit_entry")
			.select(["user_id", "operation", "target", "outcome"])
			.where("tenant", "=", tenant)
			.where("outcome", "!=", "done")
			.orderBy("number")
			.execute();
	const knock = async (person: TestPerson, times: number) => {
		for (let index = 0; index < times; index++) expect((await person.post("tags", { label: "x" })).status).toBe(403);
	};
	const further = (person: string, count: number) => ({
		user_id: person,
		operation: "furtherRefusals",
		target: `${count} further refusals`,
		outcome: "refused",
	});

	it("T40 is not filled by who belongs to another tenant, nor by a guest: ten lines a minute, and how many more there were", async () => {
		for (const stranger of [test.person({ cpo: ["*"] }, test.otherTenant), test.person({ guest: ["*"] })]) {
			const before = (await lines()).length;
			await knock(stranger, 57);
			expect(await lines()).toHaveLength(before + 10);
			test.clock.now += 60_000;
			await knock(stranger, 1);
			const written = (await lines()).slice(before);
			expect(written.map(({ outcome }) => outcome)).toEqual([...Array(10).fill("forbidden"), "refused", "forbidden"]);
			expect(written[10]).toEqual(further(stranger.userId, 47));
		}
		expect((await verifyAudit(test.app.data.db)).faults).toEqual([]);
	});

	it("has at most a hundred such lines a minute, however many accounts there are, and no refusal is left out of the count", async () => {
		const strangers = Array.from({ length: 25 }, () => test.person({ cpo: ["*"] }, test.otherTenant));
		const before = (await lines()).length;
		for (const stranger of strangers) await knock(stranger, 12);
		expect(await lines()).toHaveLength(before + 100);
		test.clock.now += 60_000;
		await knock(test.person({ guest: ["*"] }), 1);
		const told = (await lines()).slice(before).filter(({ operation }) => operation === "furtherRefusals");
		expect(told).toEqual(strangers.map(({ userId }, place) => further(userId, place < 10 ? 2 : 12)));
	});

	it("has a line for every refusal of somebody who belongs there, whatever others do", async () => {
		await knock(test.person({ cpo: ["*"] }, test.otherTenant), 30);
		const member = test.person({ municipality: ["0202"] });
		await knock(member, 40);
		expect((await lines()).filter(({ user_id }) => user_id === member.userId)).toHaveLength(40);
	});
});

describeOnEveryDatabase("names of tenants", (make) => {
	it("T40 are not to be guessed without end: a call about one that there is not counts like every other", async () => {
		const test = await testApp(await make(), {}, { callsPerMinute: 20 });
		const person = test.person({ cpo: ["*"] });
		const answers: number[] = [];
		for (let index = 0; index < 25; index++) answers.push((await person.get(`/api/v1/nowhere-${index}/configs`)).status);
		expect(answers).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
		const nobody: number[] = [];
		for (let index = 0; index < 25; index++) nobody.push((await test.app.inject(`/api/v1/nowhere-${index}/logo`)).statusCode);
		expect(nobody).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
		await test.close();
	});
});
