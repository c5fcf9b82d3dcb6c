import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";

interface Comment {
	readonly order: number;
	readonly message: string;
	readonly status: string;
	readonly user: { readonly id: string; readonly name: string };
	readonly iteration: string;
	readonly edited_at: number | null;
}

const listOf = (reply: Reply) => reply.body.data as unknown as { readonly comments: readonly Comment[]; readonly synced: number };

describeOnEveryDatabase("comments on a realisation", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let moderator: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		moderator = test.person({ cpo: ["*"], admin: ["*"] });
		await learnSteps(cpo);
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());

	const path = () => `processes/realisation/${record.uuid}/comments`;
	const place = (message: string, person = cpo) => person.post(path(), { data: { action: "create", message } });
	const change = (person: TestPerson, synced: number, data: object) => person.post(path(), { synchronisation: { synced }, data });

	it("REQ-125 REQ-127 REQ-165 answers uuid, number, message, status todo, author, instants and the step in which it was placed", async () => {
		const before = test.clock.now;
		record = await saved(cpo, record, stepSave(record, "1", stepOne(record)));
		const reply = await cpo.post(path(), { data: { action: "create", message: " Graag overleg. ", username: "Iemand anders" } });
		expect(reply.status).toBe(200);
		expect(listOf(reply).comments).toEqual([
			{
				uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
				order: 1,
				message: "Graag overleg.",
				status: "todo",
				user: { id: cpo.userId, name: "Test" },
				created_at: expect.any(Number),
				edited_at: null,
				deleted_at: null,
				iteration: record.flow.activeStep,
			},
		]);
		expect((listOf(reply).comments[0] as unknown as { created_at: number }).created_at).toBeGreaterThanOrEqual(before);
	});

	it("REQ-128 answers the newest first, to everybody who sees the process, and leaves the process as it was", async () => {
		await place("Eerste");
		await place("Tweede", municipality);
		expect(listOf(await municipality.get(path())).comments.map(({ order, message }) => [order, message])).toEqual([
			[2, "Tweede"],
			[1, "Eerste"],
		]);
		expect((await cpo.get(`processes/realisation/${record.uuid}`)).body.data.synced).toBe(record.synced);
	});

	it("REQ-129 REQ-193 takes the statuses todo, done and ignore, and no other", async () => {
		let { synced } = listOf(await place("Nog te doen"));
		for (const status of ["done", "ignore", "todo"]) {
			const reply = await change(municipality, synced, { action: "status", number: 1, status });
			expect(listOf(reply).comments[0]?.status).toBe(status);
			synced = listOf(reply).synced;
		}
		for (const status of ["open", "", undefined]) {
			expect(await change(municipality, synced, { action: "status", number: 1, status })).toMatchObject({
				status: 400,
				body: { message: "Uw geselecteerde status is niet herkend.", errors: [{ path: "data.status" }] },
			});
		}
	});

	it("REQ-167 nobody edits or removes what they wrote themselves on a process", async () => {
		const { synced } = listOf(await place("Blijft staan"));
		for (const data of [
			{ action: "edit", number: 1, message: "Toch niet" },
			{ action: "delete", number: 1 },
		]) {
			expect((await change(cpo, synced, data)).status).toBe(403);
		}
		expect(listOf(await cpo.get(path())).comments).toMatchObject([{ message: "Blijft staan", edited_at: null }]);
	});

	it("REQ-126 who may moderate edits and removes those of others; a removed one is hidden and its number is not given again", async () => {
		await place("Naam van een bewoner", municipality);
		let reply = await change(moderator, listOf(await place("Tweede")).synced, { action: "edit", number: 1, message: "Een bewoner" });
		expect(listOf(reply).comments[1]).toMatchObject({
			message: "Een bewoner",
			user: { id: municipality.userId },
			edited_at: expect.any(Number),
		});
		reply = await change(moderator, listOf(reply).synced, { action: "delete", number: 2 });
		expect(listOf(reply).comments.map(({ order }) => order)).toEqual([1]);
		expect(listOf(await place("Derde")).comments.map(({ order }) => order)).toEqual([3, 1]);
		expect((await change(moderator, listOf(await cpo.get(path())).synced, { action: "delete", number: 2 })).status).toBe(404);
	});

	describe("refuses", () => {
		it.each([
			["an empty message", "", "De opmerking mag niet leeg zijn."],
			["white space", " \n\t ", "De opmerking mag niet leeg zijn."],
			["a message that is too long", "x".repeat(4001), "Uw invoer mag maximaal 4000 karakters zijn."],
			[
				"forbidden characters, each named once",
				"<b>{x}</b> `",
				"Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 1), > (teken 3), { (teken 4), } (teken 6), ` (teken 12)",
			],
		])("%s, when placing and when editing", async (_what, message, says) => {
			const { synced } = listOf(await place("Goed"));
			for (const reply of [await place(message), await change(moderator, synced, { action: "edit", number: 1, message })]) {
				expect(reply).toMatchObject({ status: 400, body: { message: says, errors: [{ path: "data.message", message: says }] } });
			}
			expect(listOf(await cpo.get(path())).comments).toHaveLength(1);
		});

		it("a change to a comment that somebody changed since, and gives the list as it is; another comment's change is no conflict", async () => {
			await place("Een");
			const { synced } = listOf(await place("Twee"));
			await change(municipality, synced, { action: "status", number: 1, status: "done" });
			expect(await change(cpo, synced, { action: "status", number: 1, status: "ignore" })).toMatchObject({
				status: 409,
				body: { code: "stale", current: { comments: [{ order: 2 }, { order: 1, status: "done" }] } },
			});
			expect((await change(cpo, synced, { action: "status", number: 2, status: "ignore" })).status).toBe(200);
		});

		it("a change without synced, of an unknown number, and unknown fields", async () => {
			const { synced } = listOf(await place("Een"));
			expect(await cpo.post(path(), { data: { action: "status", number: 1, status: "done" } })).toMatchObject({
				status: 400,
				body: { code: "synced-missing" },
			});
			expect((await change(cpo, synced, { action: "status", number: 9, status: "done" })).status).toBe(404);
			expect((await change(cpo, synced, { action: "status", number: 1, status: "done", user: "x" })).status).toBe(400);
			expect((await change(cpo, synced, { action: "shout", number: 1 })).status).toBe(400);
		});

		it("whoever may not see the process, with the same answer as for one that does not exist", async () => {
			await place("Geheim");
			const elsewhere = test.person({ municipality: ["0200"] });
			const stranger = test.person({ cpo: ["*"] }, test.otherTenant);
			const unknown = await cpo.get(`processes/realisation/${randomUUID()}/comments`);
			expect((await elsewhere.get(path())).text).toBe(unknown.text);
			expect((await elsewhere.post(path(), { data: { action: "create", message: "x" } })).text).toBe(unknown.text);
			expect((await stranger.get(`/api/v1/${test.otherTenant}/${path()}`)).text).toBe(unknown.text);
			expect((await stranger.get(path())).status).toBe(403);
			expect((await test.person({ guest: ["*"] }).get(path())).status).toBe(403);
		});
	});

	it("gives simultaneous comments numbers of their own", async () => {
		await Promise.all(Array.from({ length: 12 }, (_, index) => place(`Tegelijk ${index}`, index % 2 ? cpo : municipality)));
		expect(listOf(await cpo.get(path())).comments.map(({ order }) => order)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
	});
});
