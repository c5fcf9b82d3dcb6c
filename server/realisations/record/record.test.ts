import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, readJson, writeJson } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("a realisation record", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	const startedAt = { created: 0, completed: 0, held: 0 };
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		startedAt.created = test.clock.now;
		record = await startProcess(test, cpo);
		test.clock.now += 60_000;
		startedAt.completed = test.clock.now;
		record = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
		test.clock.now += 60_000;
		startedAt.held = test.clock.now;
		const status = async (data: object) => {
			const answer = await cpo.post(`processes/realisation/${record.uuid}/status`, { synchronisation: { synced: record.synced }, data });
			record = answer.body.data;
		};
		await status({ status: "onhold", action: "enable", reason: "vovo", comment: "Even geduld." });
		await status({ status: "cancelled", action: "enable", reason: "other", comment: "" });
		await status({ status: "cancelled", action: "disable" });
		await status({ status: "onhold", action: "disable" });
		await status({ status: "onhold", action: "enable", reason: "vovo", comment: "Even geduld." });
		record = (await cpo.get(`processes/realisation/${record.uuid}`)).body.data;
	});
	afterAll(() => test.close());

	it("REA-122 carries uuid, ref, reference, case_ref and case_counter", () => {
		expect(record).toMatchObject({ ref: record.reference, case_ref: `0202-${String(record.case_counter).padStart(5, "0")}` });
		expect(record.uuid).toMatch(/^[0-9a-f]{8}-/);
	});

	it("REA-123 carries requests, type, geography code, address, tags and stakeholders", () => {
		expect(record).toMatchObject({
			requestUuids: [],
			type: "op-aanvraag",
			subtype: null,
			processType: "op-aanvraag",
			MunicipalityCode: "0202",
			address: expect.stringContaining("Jansbuitensingel 7"),
			tags: [],
			stakeholders: expect.arrayContaining(["municipality|arnhem-0202", "cpo|allego"]),
		});
	});

	it("REA-125 carries values, Docs, history, synced and its instants", () => {
		expect(record).toMatchObject({
			values: { Location: { CityName: "Arnhem" } },
			Docs: {},
			EarlierDocs: {},
			history: [],
			created_at: startedAt.created,
			updated_at: startedAt.held,
		});
		expect(record.synced).toBeGreaterThanOrEqual(record.updated_at);
	});

	it("REA-126 carries the flow with the state of each step", () => {
		const { flow } = test.app.tenants.find(test.tenant) ?? {};
		const [one, two] = flow?.definition.steps ?? [];
		expect(record.flow).toMatchObject({
			uuid: flow?.uuid,
			iteration: 0,
			activeStep: "2",
			state: [
				{ uuid: one?.uuid, started_at: startedAt.created, completed_at: startedAt.completed },
				{ uuid: two?.uuid, started_at: startedAt.completed, completed_at: null },
			],
		});
	});

	it("REA-127 REA-128 carries the status with step, uuid, version, label and every flag", () => {
		const two = test.app.tenants.find(test.tenant)?.flow.definition.steps[1];
		expect(record.status).toEqual({
			step: "2",
			uuid: two?.uuid,
			version: two?.version,
			label: two?.label,
			completed: { enabled: false },
			cancelled: { enabled: false },
			onhold: { enabled: true },
			vkb: { enabled: false },
			gdpr: { enabled: false },
		});
	});

	it("REA-129 carries reason, label and comment of on hold and cancelled", async () => {
		expect(record.statusMeta).toEqual({ onhold: { reason: "vovo", label: expect.any(String), comment: "Even geduld." } });
		const body = {
			synchronisation: { synced: record.synced },
			data: { status: "cancelled", action: "enable", reason: "other", comment: "Toch niet." },
		};
		const cancelled = (await cpo.post(`processes/realisation/${record.uuid}/status`, body)).body.data;
		expect(cancelled.statusMeta.cancelled).toEqual({ reason: "other", label: "Overig", comment: "Toch niet." });
	});

	it("REA-130 carries events with type, ts, version, userId and meta.uuid", () => {
		for (const event of record.Events) {
			expect(event).toMatchObject({ type: expect.any(String), ts: expect.any(Number), version: record.flow.version, userId: cpo.userId });
			expect(event.meta).toHaveProperty("uuid");
		}
	});

	it("REA-131 REA-132 records the start and end of steps, of on hold and of cancelled", () => {
		const times = record.Events.filter(({ type }) => /^(step-(start|end)|onhold-|cancelled-)/.test(type)).map(({ type, ts }) => [type, ts]);
		const { created, completed, held } = startedAt;
		expect(times).toEqual([
			["step-start", created],
			["step-end", completed],
			["step-start", completed],
			["onhold-start", held],
			["cancelled-start", held],
			["cancelled-end", held],
			["onhold-end", held],
			["onhold-start", held],
		]);
	});

	it("REA-133 carries the selected and the alternative location", () => {
		expect(record.Locations).toEqual({ selected: { locationUuid: null }, alternative: { locationUuid: null } });
	});

	it("PLA-043 has uuid, synced and requestUuids in a list", async () => {
		const list = (await cpo.get("processes/realisation")).body.data as unknown as readonly RealisationRecord[];
		expect(list[0]).toMatchObject({ uuid: record.uuid, synced: expect.any(Number), requestUuids: [] });
	});

	it("REA-387 is saved by an edit role of the step only, and not while it is locked", async () => {
		const fresh = await startProcess(test, cpo);
		const save = stepSave(fresh, "1", stepOne(fresh));
		const path = `processes/realisation/${fresh.uuid}`;
		expect((await test.person({ municipality: ["*"] }).post(path, save)).status).toBe(403);
		const held = await cpo.post(`${path}/status`, {
			synchronisation: { synced: fresh.synced },
			data: { status: "onhold", action: "enable", reason: "vovo" },
		});
		const locked = held.body.data;
		expect(await cpo.post(path, stepSave(locked, "1", stepOne(locked)))).toMatchObject({ status: 403, body: { code: "locked" } });
		const resumed = await cpo.post(`${path}/status`, {
			synchronisation: { synced: locked.synced },
			data: { status: "onhold", action: "disable" },
		});
		const open = resumed.body.data;
		expect((await cpo.post(path, stepSave(open, "1", stepOne(open)))).status).toBe(200);
	});

	it("keeps the numbers of documents from before, whatever is done with the process", async () => {
		const { db } = test.app.data;
		const EarlierDocs = { ParkingSpots: ["1", "3"] };
		const one = await startProcess(test, cpo);
		const stored = await db.selectFrom("realisation").select("record").where("uuid", "=", one.uuid).executeTakeFirstOrThrow();
		const text = writeJson({ ...readJson(stored.record), EarlierDocs });
		await db.updateTable("realisation").set({ record: text }).where("uuid", "=", one.uuid).execute();
		const after = await saved(cpo, one, stepSave(one, "1", stepOne(one), { complete: true, target: "2" }));
		expect(after.EarlierDocs).toEqual(EarlierDocs);
		expect((await cpo.get(`processes/realisation/${one.uuid}`)).body.data).toMatchObject({ EarlierDocs, status: { step: "2" } });
	});
});
