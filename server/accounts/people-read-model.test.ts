import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, writeJson } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { peopleOf } from "./people-read-model.ts";
import type { AccountsTables } from "./store/accounts-tables.ts";

describeOnEveryDatabase("the names of the people of a process", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let stranger: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		[cpo, stranger] = [test.person({ cpo: ["*"] }), test.person({ cpo: ["*"] })];
		for (const [person, name] of [
			[cpo, "Ans de Wit"],
			[stranger, "Bert de Boer"],
		] as const) {
			await account(person.userId, name);
		}
		record = await startProcess(test, cpo);
		await startProcess(test, stranger);
	});
	afterAll(() => test.close());

	async function account(id: string, name: string): Promise<void> {
		await test.app.data.db
			.withTables<AccountsTables>()
			.insertInto("account")
			.values({
				id,
				email: `${id}@example.org`,
				name,
				password_hash: "",
				roles: writeJson({}),
				demo: 0,
				disabled_at: null,
				tokens_valid_from: 0,
				created_at: 0,
			})
			.execute();
	}
	const people = (tenant = test.tenant, uuid = record.uuid) => peopleOf(test.app.data.db, tenant, uuid);

	it("are those of whoever left an event in it, and of nobody else", async () => {
		expect(await people()).toEqual({ [cpo.userId]: "Ans de Wit" });
	});

	it("come once for each, however much they did, and without a line for who has no account here", async () => {
		const outsider = test.person({ cpo: ["*"] });
		const tags = (person: TestPerson, synced: number, given: readonly string[]) =>
			person.post(`processes/realisation/${record.uuid}/tags`, { synchronisation: { synced }, data: { tags: given } });
		const first = await tags(cpo, record.synced, test.tags);
		const second = await tags(outsider, first.body.data.synced, []);
		const third = await tags(stranger, second.body.data.synced, test.tags);
		expect(third.status).toBe(200);
		expect(await people()).toEqual({ [cpo.userId]: "Ans de Wit", [stranger.userId]: "Bert de Boer" });
	});

	it("are nobody's for a process that isn't there or is another tenant's", async () => {
		expect(await people(test.otherTenant)).toEqual({});
		expect(await people(test.tenant, "6e2a1f0c-2b7d-4d35-9a55-0f6f7a6d3c11")).toEqual({});
	});
});
