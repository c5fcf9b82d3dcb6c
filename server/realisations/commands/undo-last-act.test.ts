import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { type RealisationRecord, realisationOf } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("undoing the last act of a process", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		await learnSteps(cpo);
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
		test.clock.now += 60_000;
	});
	afterAll(() => test.close());

	const path = () => `processes/realisation/${record.uuid}`;
	const undo = (who: TestPerson, synced: number) => who.post(`${path()}/undo`, { synchronisation: { synced } });
	const now = async (): Promise<RealisationRecord> => (await cpo.get(path())).body.data;

	it("opens a completed step again as it was, in the record, in the list and for who waits, and stands in the audit trail", async () => {
		const waiting = () =>
			test.app.data.db
				.selectFrom("waiting")
				.select(["step", "since"])
				.where("realisation_uuid", "=", record.uuid)
				.orderBy("step")
				.execute();
		const listed = () =>
			test.app.data.db.selectFrom("realisation").select(["active_step", "label"]).where("uuid", "=", record.uuid).execute();
		const before = { realisation: realisationOf(record), waiting: await waiting(), listed: await listed() };
		const completed = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
		expect(await waiting()).not.toEqual(before.waiting);
		expect((await undo(municipality, completed.synced)).status).toBe(403);
		const answer = await undo(cpo, completed.synced);
		expect(answer.status).toBe(200);
		expect(answer.body.data.Events.at(-1)).toMatchObject({
			type: "step-reopen",
			userId: cpo.userId,
			meta: { undoesAt: completed.Events.at(-1)?.ts },
		});
		expect({ realisation: realisationOf(await now()), waiting: await waiting(), listed: await listed() }).toEqual(before);
		const audited = await test.app.data.db.selectFrom("audit_entry").selectAll().where("user_id", "=", cpo.userId).execute();
		expect(audited.filter((entry) => JSON.stringify(entry).includes("undo"))).not.toEqual([]);
	});

	it("is done once by two windows, and never on what was known before, by who is elsewhere or without a version", async () => {
		const hold = { status: "onhold", action: "enable", reason: "vovo" };
		const held = (await cpo.post(`${path()}/status`, { synchronisation: { synced: record.synced }, data: hold })).body.data;
		expect((await undo(cpo, record.synced)).status).toBe(409);
		expect((await undo(test.person({ cpo: ["0268"] }), held.synced)).status).toBe(404);
		expect((await undo(test.person({ cpo: ["*"] }, test.otherTenant), held.synced)).status).toBe(403);
		expect(await cpo.post(`${path()}/undo`, {})).toMatchObject({ status: 400 });
		expect(realisationOf(await now())).toEqual(realisationOf(held));
		const both = await Promise.all([undo(cpo, held.synced), undo(cpo, held.synced)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		const after = await now();
		expect(realisationOf(after)).toEqual(realisationOf(record));
		expect((await undo(cpo, after.synced)).body).toMatchObject({ status: 400 });
		expect((await now()).synced).toBe(after.synced);
	});
});
