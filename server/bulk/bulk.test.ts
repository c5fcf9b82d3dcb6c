import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, readJson, realisationOf } from "../../engine/index.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { rolesNow } from "../test-support/test-authentication.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import { actOf, check, ended, itemsOf, run, undo } from "./test-support/acts.ts";

describeOnEveryDatabase("an act on several records", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		const database: TestDatabase = await make();
		test = await testApp(database, {}, { tenantFile: { bulk: { onhold: true, cancel: true, tags: true, judge: ["reject"], most: 40 } } });
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	const start = (count: number) => Promise.all(Array.from({ length: count }, () => startProcess(test, cpo)));
	const uuidsOf = (records: readonly { uuid: string }[]) => records.map(({ uuid }) => uuid);
	const read = async (uuid: string): Promise<RealisationRecord> => (await cpo.get(`processes/realisation/${uuid}`)).body.data;
	/** Everything that the engine knows of a process. */
	const stateOf = async (uuid: string) => {
		const { db } = test.app.data;
		const row = await db.selectFrom("realisation").select("record").where("uuid", "=", uuid).executeTakeFirstOrThrow();
		return realisationOf(readJson(row.record));
	};
	/** The rows of a process that Vandaag shows. */
	const waitingFor = (uuid: string) => test.app.data.db.selectFrom("waiting").selectAll().where("realisation_uuid", "=", uuid).execute();
	const trail = async (target: string) => {
		const rows = await test.app.data.db.selectFrom("audit_entry").selectAll().where("target", "=", target).orderBy("number").execute();
		return rows.map(({ operation, outcome }) => `${operation} ${outcome}`);
	};

	it("puts on hold what can be, says of the rest why not, and takes it back exactly", async () => {
		const records = await start(5);
		const [held, ...others] = records;
		await cpo.post(`processes/realisation/${held?.uuid}/status`, {
			synchronisation: { synced: held?.synced },
			data: { status: "onhold", action: "enable", reason: "vkb" },
		});
		const before = await Promise.all(uuidsOf(others).map(stateOf));
		const waited = await Promise.all(uuidsOf(others).map(waitingFor));
		const act = await check(cpo, "onhold", [...uuidsOf(records), randomUUID()]);
		expect(act).toMatchObject({ state: "checked", counts: { can: 4, cannot: 2, done: 0 } });
		expect(act.reasons.map(({ message, items }) => [message, items])).toEqual(
			expect.arrayContaining([
				["Het proces staat momenteel on hold", 1],
				["De door u opgevraagde data kon niet worden gevonden.", 1],
			]),
		);
		expect((await stateOf(others[0]?.uuid ?? "")).flags.onhold).toBe(false);

		expect(await run(cpo, act, { reason: "vkb", comment: "Bouw" })).toMatchObject({
			state: "done",
			counts: { can: 0, cannot: 2, done: 4 },
		});
		for (const { uuid } of others) {
			const { Events } = await read(uuid);
			expect((await stateOf(uuid)).reasons.onhold).toMatchObject({ reason: "vkb", comment: "Bouw" });
			expect(Events.filter(({ type }) => type === "onhold-start")).toHaveLength(1);
			expect((await trail(uuid)).filter((line) => line.includes("Bulk"))).toEqual(["runBulk done"]);
		}
		expect(await trail(act.uuid)).toEqual(["checkBulk done", "runBulk done"]);

		const undone = await undo(cpo, act);
		expect(undone).toMatchObject({ state: "undone", counts: { cannot: 2, done: 0, undone: 4 } });
		expect(await Promise.all(uuidsOf(others).map(stateOf))).toEqual(before);
		// Nothing has come back, since nothing was ever away.
		expect(await Promise.all(uuidsOf(others).map(waitingFor))).toEqual(waited);
		const [{ Events }] = (await Promise.all(uuidsOf(others).map(read))) as [RealisationRecord];
		expect(Events.at(-1)).toMatchObject({ type: "onhold-end", meta: { undoes: act.uuid } });
		expect((await stateOf(held?.uuid ?? "")).flags.onhold).toBe(true);
	});

	it("is taken back for one process from its history: the others stay, and taking back the act leaves that one alone", async () => {
		const [one, other] = await start(2);
		const before = await stateOf(one?.uuid ?? "");
		// Two acts in one instant could not be told apart.
		test.clock.now += 60_000;
		const act = await check(cpo, "onhold", [one?.uuid ?? "", other?.uuid ?? ""]);
		await run(cpo, act, { reason: "vkb" });
		const { synced } = await read(one?.uuid ?? "");
		expect((await cpo.post(`processes/realisation/${one?.uuid}/undo`, { synchronisation: { synced } })).status).toBe(200);
		expect(await stateOf(one?.uuid ?? "")).toEqual(before);
		expect((await stateOf(other?.uuid ?? "")).flags.onhold).toBe(true);
		const left = await read(one?.uuid ?? "");
		expect(await undo(cpo, act)).toMatchObject({ counts: { undone: 1 } });
		expect((await read(one?.uuid ?? "")).synced).toBe(left.synced);
		expect((await stateOf(other?.uuid ?? "")).flags.onhold).toBe(false);
	});

	it("is decided with the roles at each geography code, and again when it is carried out", async () => {
		const [here] = await start(1);
		const there = await startProcess(test, cpo, {
			geographyCode: "0203",
			stakeholders: [await test.municipalitySlug("0203"), "cpo|allego", "gridoperator|liander"],
		});
		// Reads both processes, but may put tags on only one.
		const both = test.person({ municipality: ["0202", "0203"], cpo: ["0203"] });
		const uuids = [here?.uuid ?? "", there.uuid];
		const act = await check(both, "tags", uuids);
		expect(act.counts).toMatchObject({ can: 1, cannot: 1 });
		expect((await itemsOf(both, act)).map(({ state, code }) => [state, code])).toEqual([
			["cannot", "forbidden"],
			["can", ""],
		]);
		// The same person has fewer roles when it runs.
		const { userId } = both;
		const fewer = test.person({ municipality: ["0202", "0203"] }, test.tenant, { userId });
		expect(await run(fewer, act, { add: test.tags })).toMatchObject({ state: "done", counts: { done: 0, failed: 1 } });
		expect((await stateOf(there.uuid)).tags).toEqual([]);
		expect((await itemsOf(both, act))[1]).toMatchObject({ state: "failed", code: "forbidden" });
		expect(await trail(there.uuid)).toContain("runBulk forbidden");
	});

	it("is nobody else's: another person, another tenant", async () => {
		const [record] = await start(1);
		const act = await check(cpo, "onhold", uuidsOf([record ?? { uuid: "" }]));
		const others = [test.person({ cpo: ["*"] }), test.person({ municipality: ["0202"] })];
		for (const person of others) {
			for (const path of [`bulk/${act.uuid}`, `bulk/${act.uuid}/items`]) expect((await person.get(path)).status).toBe(404);
			expect((await person.post(`bulk/${act.uuid}/run`, { data: { reason: "vkb" } })).status).toBe(404);
			for (const what of ["stop", "undo"]) expect((await person.post(`bulk/${act.uuid}/${what}`, {})).status).toBe(404);
		}
		const outside = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await outside.get(`bulk/${act.uuid}`)).status).toBe(403);
		const there = `/api/v1/${test.otherTenant}/bulk`;
		expect((await outside.get(`${there}/${act.uuid}`)).status).toBe(404);
		const none = await outside.call("POST", `${there}/check`, { data: { list: "realisations", kind: "onhold", uuids: [record?.uuid] } });
		// For somebody elsewhere the record does not exist.
		expect(none.body.data).toMatchObject({
			counts: { can: 0, cannot: 1 },
			reasons: [{ message: "De door u opgevraagde data kon niet worden gevonden." }],
		});
	});

	it("leaves alone what somebody changed after the check, and carries out the rest", async () => {
		const [changed, ...others] = await start(4);
		if (changed === undefined) throw new Error("no process");
		const act = await check(cpo, "cancel", uuidsOf([changed, ...others]));
		await saved(cpo, changed, stepSave(changed, "1", stepOne(changed)));
		expect(await run(cpo, act, { reason: "vkb" })).toMatchObject({ counts: { done: 3, failed: 1 } });
		expect((await itemsOf(cpo, act))[0]).toMatchObject({
			ref: changed.ref,
			state: "failed",
			code: "stale",
			message: "Intussen gewijzigd.",
		});
		expect((await stateOf(changed.uuid)).flags.cancelled).toBe(false);
	});

	it("tells apart what already was as the act would make it", async () => {
		const [tagged, other] = await start(2);
		if (tagged === undefined || other === undefined) throw new Error("no process");
		await run(cpo, await check(cpo, "tags", [tagged.uuid]), { add: test.tags });
		const act = await check(cpo, "tags", uuidsOf([tagged, other]));
		expect(await run(cpo, act, { add: test.tags })).toMatchObject({ state: "done", counts: { done: 1, same: 1, failed: 0 } });
		expect((await itemsOf(cpo, act))[0]).toMatchObject({ state: "same", message: "De tags zijn al zo." });
		expect(await undo(cpo, act)).toMatchObject({ counts: { undone: 1, same: 1, kept: 0 } });
		expect((await read(tagged.uuid)).tags).toEqual(test.tags);
	});

	it("is not taken back where somebody went on", async () => {
		const [changed, other] = await start(2);
		if (changed === undefined || other === undefined) throw new Error("no process");
		const act = await check(cpo, "tags", uuidsOf([changed, other]));
		await run(cpo, act, { add: test.tags });
		const now = await read(changed.uuid);
		expect(now.tags).toEqual(test.tags);
		await saved(cpo, now, stepSave(now, "1", stepOne(now)));
		expect(await undo(cpo, act)).toMatchObject({ state: "undone", counts: { undone: 1, kept: 1 } });
		expect((await read(changed.uuid)).tags).toEqual(test.tags);
		expect((await read(other.uuid)).tags).toEqual([]);
	});

	it("resumes, and the taking back holds again for the same reason", async () => {
		const records = await start(2);
		await run(cpo, await check(cpo, "onhold", uuidsOf(records)), { reason: "vkb", comment: "Eerst" });
		const before = await Promise.all(uuidsOf(records).map(stateOf));
		const act = await check(cpo, "resume", uuidsOf(records));
		expect(await run(cpo, act)).toMatchObject({ counts: { done: 2 } });
		expect((await stateOf(records[0]?.uuid ?? "")).flags.onhold).toBe(false);
		expect(await undo(cpo, act)).toMatchObject({ counts: { undone: 2 } });
		expect(await Promise.all(uuidsOf(records).map(stateOf))).toEqual(before);
	});

	it("judges requests with one reason, and takes that back with all judgements kept", async () => {
		const requests = [await addRequest(test), await addRequest(test), await addRequest(test)];
		const uuids = uuidsOf(requests);
		const seen = (uuid: string) => cpo.get(`charging-point-requests/${uuid}`).then(({ body }) => body.data);
		const { synced: _synced, ...before } = (await seen(uuids[0] ?? "")) as Record<string, unknown>;
		const [reason] =
			test.app.tenants.find(test.tenant)?.definition.reasonOptions?.filter(({ status, custom }) => status === 4 && custom !== true) ?? [];
		const act = await check(cpo, "reject", uuids, { list: "requests" });
		expect(act.counts).toMatchObject({ can: 3, cannot: 0 });
		const without = await cpo.post(`bulk/${act.uuid}/run`, { data: {} });
		expect([without.status, without.body.message]).toEqual([400, "Er moet een reden geselecteerd worden"]);
		expect(await run(cpo, act, { reason: reason?.value })).toMatchObject({ counts: { done: 3 } });
		expect(await seen(uuids[1] ?? "")).toMatchObject({ status: 4, judgement: { reason: reason?.value } });
		expect((await check(cpo, "reject", uuids, { list: "requests" })).reasons[0]?.items).toBe(3);
		expect(await undo(cpo, act)).toMatchObject({ counts: { undone: 3 } });
		expect(await seen(uuids[0] ?? "")).toMatchObject(before);
		const kept = await test.app.data.db
			.selectFrom("request_judgement")
			.selectAll()
			.where("request_uuid", "=", uuids[0] ?? "")
			.orderBy("number")
			.execute();
		expect(kept.map(({ status, undoes }) => [status, undoes])).toEqual([
			[4, null],
			[2, act.uuid],
		]);
	});

	it("is carried out once, however often it is asked for", async () => {
		const records = await start(3);
		const act = await check(cpo, "onhold", uuidsOf(records));
		const ask = (key: string) => cpo.post(`bulk/${act.uuid}/run`, { data: { reason: "vkb" } }, { "idempotency-key": key });
		const answers = await Promise.all([ask("one"), ask("one"), ask("two")]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await ended(cpo, act)).toMatchObject({ counts: { done: 3 } });
		await ask("three");
		for (const { uuid } of records) {
			expect((await read(uuid)).Events.filter(({ type }) => type === "onhold-start")).toHaveLength(1);
			expect((await trail(uuid)).filter((line) => line === "runBulk done")).toHaveLength(1);
		}
	});

	it("lives by itself: what a second tab checks and does takes nothing from the first but what it changed", async () => {
		const records = await start(3);
		const [here, there] = [await check(cpo, "onhold", uuidsOf(records)), await check(cpo, "onhold", uuidsOf(records.slice(1)))];
		await run(cpo, there, { reason: "vkb" });
		expect(await run(cpo, here, { reason: "vkb" })).toMatchObject({ state: "done", counts: { done: 1, failed: 2 } });
		expect((await itemsOf(cpo, here)).map(({ state, message }) => [state, message])).toEqual([
			["done", ""],
			["failed", "Intussen gewijzigd."],
			["failed", "Intussen gewijzigd."],
		]);
	});

	it("is forgotten once its person has checked ten others, and says so", async () => {
		const person = test.person({ cpo: ["*"] });
		const uuids = uuidsOf(await start(1));
		const first = await check(person, "onhold", uuids);
		test.clock.now += 1;
		for (let other = 0; other < 10; other += 1) await check(person, "onhold", uuids);
		const gone = await person.post(`bulk/${first.uuid}/run`, { data: { reason: "vkb" } });
		expect([gone.status, gone.body.code]).toEqual([404, "not-found"]);
	});

	it("stops, keeps what was done, and goes on", async () => {
		const records = await start(30);
		const act = await check(cpo, "onhold", uuidsOf(records));
		await cpo.post(`bulk/${act.uuid}/run`, { data: { reason: "vkb" } });
		const stopped = actOf(await cpo.post(`bulk/${act.uuid}/stop`, {}));
		const { done, can } = (await ended(cpo, act)).counts;
		expect(done + can).toBe(30);
		expect(["stopped", "done"]).toContain(stopped.state);
		const held = (await Promise.all(uuidsOf(records).map(stateOf))).filter(({ flags }) => flags.onhold).length;
		expect(held).toBe(done);
		expect(await run(cpo, act, { reason: "vkb" })).toMatchObject({ state: "done", counts: { done: 30 } });
	});

	it("goes on with what its person may at that moment: a code withdrawn meanwhile is refused, an account that ended stops it", async () => {
		const person = test.person({ cpo: ["*"] });
		const records = await start(2);
		const refused = await check(person, "onhold", uuidsOf(records));
		rolesNow.set(person.userId, { [test.tenant]: { cpo: ["9999"] } });
		expect(await run(person, refused, { reason: "vkb" })).toMatchObject({ state: "done", counts: { done: 0, failed: 2 } });

		const stopped = await check(person, "onhold", uuidsOf(records));
		for (const nothing of [null, {}, { elders: { cpo: ["*"] } }]) {
			rolesNow.set(person.userId, nothing);
			expect(await run(person, stopped, { reason: "vkb" })).toMatchObject({ state: "stopped", counts: { can: 2, done: 0, failed: 0 } });
		}
		expect((await Promise.all(uuidsOf(records).map(stateOf))).map(({ flags }) => flags.onhold)).toEqual([false, false]);
		rolesNow.delete(person.userId);
		expect(await run(person, stopped, { reason: "vkb" })).toMatchObject({ state: "done", counts: { done: 2 } });
		rolesNow.set(person.userId, null);
		expect(await undo(person, stopped)).toMatchObject({ state: "stopped", counts: { done: 2, undone: 0 } });
		rolesNow.delete(person.userId);
	});

	it.each([
		["a kind that the list has not", { list: "requests", kind: "onhold", uuids: [randomUUID()] }, "bulk-not-offered"],
		["a kind that the tenant does not offer", { list: "requests", kind: "accept", uuids: [randomUUID()] }, "bulk-not-offered"],
		[
			"more than the tenant lets",
			{ list: "realisations", kind: "onhold", uuids: Array.from({ length: 41 }, () => randomUUID()) },
			"bulk-too-many",
		],
		["none", { list: "realisations", kind: "onhold", uuids: [] }, "invalid"],
		["a kind that there is not", { list: "realisations", kind: "__proto__", uuids: [randomUUID()] }, "invalid"],
		["a list that there is not", { list: "constructor", kind: "onhold", uuids: [randomUUID()] }, "invalid"],
		["no uuid", { list: "realisations", kind: "onhold", uuids: ["'; drop table bulk_act; --"] }, "invalid"],
	])("%s is refused", async (_title, data, code) => {
		const answer = await cpo.post("bulk/check", { data });
		expect([answer.status, answer.body.code]).toEqual([400, code]);
	});

	it("a reason, comment or tag that fits no record is refused before anything is done", async () => {
		const [record] = await start(1);
		const uuids = uuidsOf([record ?? { uuid: "" }]);
		const hold = await check(cpo, "onhold", uuids);
		for (const [data, code] of [
			[{}, "reason-missing"],
			[{ reason: "nope" }, "reason-unknown"],
			[{ reason: "vkb", comment: "x".repeat(301) }, "comment-too-long"],
			[{ reason: "vkb", comment: "<script>" }, "comment-characters"],
		] as const) {
			const answer = await cpo.post(`bulk/${hold.uuid}/run`, { data });
			expect([answer.status, answer.body.code]).toEqual([400, code]);
			const path = code.startsWith("reason") ? "data.reason" : "data.comment";
			expect(answer.body.errors).toEqual([{ path, message: answer.body.message }]);
		}
		expect(actOf(await cpo.get(`bulk/${hold.uuid}`)).state).toBe("checked");
		const tags = await check(cpo, "tags", uuids);
		expect((await cpo.post(`bulk/${tags.uuid}/run`, { data: {} })).status).toBe(400);
		expect((await cpo.post(`bulk/${tags.uuid}/run`, { data: { add: [randomUUID()] } })).status).toBe(400);
		expect((await stateOf(uuids[0] ?? "")).flags.onhold).toBe(false);
	});
});
