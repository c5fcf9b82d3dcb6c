import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { type RealisationRecord, writeJson } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";

interface AssignedComment {
	readonly order: number;
	readonly open_for?: readonly { readonly name: string }[];
	readonly assigned?: { readonly to: { readonly name: string }; readonly roles?: readonly string[] };
}

interface CommentList {
	readonly comments: readonly AssignedComment[];
	readonly synced: number;
}

const listOf = (reply: Reply) => reply.body.data as unknown as CommentList;

describeOnEveryDatabase("the roles of those to whom conversations are assigned", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let both: TestPerson;
	let municipality: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		both = await named("Bo Thuis", { cpo: ["*"], admin: ["*"] });
		municipality = await named("Guus Meent", { municipality: ["0202"], cpo: ["0268"] });
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());

	const path = () => `processes/realisation/${record.uuid}/comments`;
	/** As it is noted of who makes a call, and with the roles of that moment. */
	async function seen(user_id: string, name: string, roles: Readonly<Record<string, readonly string[]>>): Promise<void> {
		const noted = { name, email: "", roles: writeJson(roles), seen_at: test.clock.now };
		await test.app.data.db
			.insertInto("person_seen")
			.values({ tenant: test.tenant, user_id, first_at: test.clock.now, ...noted })
			.onConflict((known) => known.columns(["tenant", "user_id"]).doUpdateSet(noted))
			.execute();
	}
	async function named(name: string, roles: Readonly<Record<string, readonly string[]>>): Promise<TestPerson> {
		const person = test.person(roles, test.tenant, { name });
		await seen(person.userId, name, roles);
		return person;
	}
	async function assigned(message: string, assignee: object, mentions: readonly object[] = []): Promise<CommentList> {
		const placed = listOf(await cpo.post(path(), { data: { action: "create", message, mentions } }));
		const number = placed.comments[0]?.order;
		const reply = await cpo.post(path(), { synchronisation: { synced: placed.synced }, data: { action: "assign", number, assignee } });
		if (reply.status !== 200) throw new Error(reply.text);
		return listOf(reply);
	}
	const openFor = ({ comments }: CommentList) => comments.map(({ open_for = [] }) => open_for.map(({ name }) => name)).reverse();
	const assignments = ({ comments }: CommentList) =>
		comments.map(({ assigned }) => assigned && [assigned.to.name, ...(assigned.roles ?? [])]).reverse();
	const person = ({ userId }: TestPerson) => ({ kind: "person", id: userId });

	it("stand in the assignment alone, without those that reach another municipality or read no comments; open for stays who is waited for", async () => {
		await assigned("Wie belt, @Gemeente?", person(municipality), [{ kind: "role", id: "municipality" }]);
		await assigned("Wie rekent?", person(both));
		const after = await assigned("Wie gaat kijken?", { kind: "role", id: "cpo" });
		const expected = [["Guus Meent", "Gemeente"], ["Bo Thuis", "CPO"], ["CPO"]];
		expect(assignments(after)).toEqual(expected);
		expect(openFor(after)).toEqual([["Guus Meent", "Gemeente"], ["Bo Thuis"], ["CPO"]]);
		expect(assignments(listOf(await municipality.get(path())))).toEqual(expected);
	});

	it("are gone with the right to read the record, and when the conversation is done with", async () => {
		const { synced } = await assigned("Wie belt?", person(municipality));
		await seen(municipality.userId, "Guus Meent", { municipality: ["0268"] });
		expect(assignments(listOf(await cpo.get(path())))).toEqual([["Guus Meent"]]);
		await seen(municipality.userId, "Guus Meent", { municipality: ["0202"] });
		const done = { synchronisation: { synced }, data: { action: "status", number: 1, status: "done" } };
		const after = listOf(await cpo.post(path(), done));
		expect([assignments(after), openFor(after)]).toEqual([[["Guus Meent"]], [[]]]);
	});
});
