import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, readJson, realisationOf } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { register, upload } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { check, ended, itemsOf, run, undo } from "./test-support/acts.ts";

describeOnEveryDatabase("a step that is filled in for several processes", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), {}, { tenantFile: { bulk: { stakeholders: ["contractor"] } } });
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	const uuidsOf = (records: readonly { uuid: string }[]) => records.map(({ uuid }) => uuid);
	const read = async (uuid: string): Promise<RealisationRecord> => (await cpo.get(`processes/realisation/${uuid}`)).body.data;
	/** Everything that the engine knows of a process. */
	const stateOf = async (uuid: string) => {
		const { db } = test.app.data;
		return realisationOf(
			readJson((await db.selectFrom("realisation").select("record").where("uuid", "=", uuid).executeTakeFirstOrThrow()).record),
		);
	};
	const waitingFor = (uuid: string) => test.app.data.db.selectFrom("waiting").selectAll().where("realisation_uuid", "=", uuid).execute();
	const decisionOf = async (uuid: string) => (await read(uuid)).values.TrafficDecision;
	/** Processes that have reached the traffic decision. */
	const atDecision = (count: number) =>
		Promise.all(
			Array.from({ length: count }, async () => {
				const started = await startProcess(test, cpo);
				const proposed = await saved(cpo, started, stepSave(started, "1", stepOne(started), { complete: true, target: "2" }));
				return saved(municipality, proposed, stepSave(proposed, "2", { Advice: { Advice: "yes" } }, { complete: true, target: "4" }));
			}),
		);
	const decision = (fields: object, complete = true) => ({ fill: { step: "4", complete, fields } });
	const published = { "TrafficDecision.Number": "Stcrt. 2026, 1234", "TrafficDecision.PublicationDate": "2026-11-20" };

	it("takes one decision for many, each with its own end of the objection period and its own copy of the file, and takes it back", async () => {
		const records = await atDecision(4);
		const early = await startProcess(test, cpo);
		const uuids = uuidsOf([...records, early]);
		const before = await Promise.all(uuids.map(stateOf));
		const waited = await Promise.all(uuids.map(waitingFor));
		const open = await check(municipality, "fill", uuids, decision({}, false));
		expect(open).toMatchObject({
			counts: { can: 4, cannot: 1 },
			reasons: [{ message: "Deze stap is nog niet gestart of is niet van toepassing.", items: 1 }],
		});
		// An act that was checked without a value cannot be run.
		expect((await municipality.post(`bulk/${open.uuid}/run`, { data: {} })).status).toBe(400);

		const [first] = records;
		if (first === undefined) throw new Error("no process");
		const file = await upload(test.app, municipality, first.uuid, { category: "TrafficDecision", filename: "Besluit" });
		const act = await check(municipality, "fill", uuids, decision({ ...published, "Docs.TrafficDecision": [file.uuid] }));
		expect(act.counts).toMatchObject({ can: 4, cannot: 1 });
		expect(await Promise.all(uuids.map(stateOf))).toEqual(before);
		expect(await run(municipality, act)).toMatchObject({ state: "done", counts: { done: 4, failed: 0, cannot: 1 } });
		const held: string[] = [];
		for (const { uuid } of records) {
			const record = await read(uuid);
			expect(record.values.TrafficDecision).toMatchObject({
				Number: "Stcrt. 2026, 1234",
				PublicationDate: "2026-11-20",
				DefinitiveDate: "2027-01-02",
			});
			expect(record.flow.activeStep).toBe("5");
			const [own] = (record.values.Docs as { TrafficDecision: string[] }).TrafficDecision;
			held.push(own ?? "");
			expect(record.files).toMatchObject([{ uuid: own, filename: "Besluit", category: "TrafficDecision", uploaded: true, checked: true }]);
			expect((await municipality.get(`files/${own}/download-link`)).status).toBe(200);
		}
		expect(new Set(held).size).toBe(4);
		expect(held[0]).toBe(file.uuid);

		expect(await undo(municipality, act)).toMatchObject({ state: "undone", counts: { undone: 4, kept: 0 } });
		expect(await Promise.all(uuids.map(stateOf))).toEqual(before);
		expect(await Promise.all(uuids.map(waitingFor))).toEqual(waited);
		expect((await read(first.uuid)).Events.at(-1)).toMatchObject({ type: "step-reopen", meta: { step: "4", undoes: act.uuid } });
	});

	it("is not taken back by somebody whose rights were taken away since: of a code, of the role, of all", async () => {
		const records = await atDecision(2);
		const uuids = uuidsOf(records);
		const who = (roles: Readonly<Record<string, readonly string[]>>) => test.person(roles, test.tenant, { userId: "moved" });
		const act = await check(who({ municipality: ["0202"] }), "fill", uuids, decision(published));
		expect(await run(who({ municipality: ["0202"] }), act)).toMatchObject({ counts: { done: 2 } });
		const filled = await Promise.all(uuids.map(stateOf));
		expect((await who({}).post(`bulk/${act.uuid}/undo`, {})).status).toBe(403);
		const elsewhere = await who({ municipality: ["0203"] }).post(`bulk/${act.uuid}/undo`, {});
		expect(elsewhere.status).toBe(200);
		expect(await ended(who({ municipality: ["0203"] }), act)).toMatchObject({ counts: { undone: 0, kept: 2 } });
		expect((await who({ contractor: ["0202"] }).post(`bulk/${act.uuid}/undo`, {})).status).toBe(403);
		expect(await Promise.all(uuids.map(stateOf))).toEqual(filled);
	});

	it("says beforehand what stands there, for who may know it, and replaces it only then", async () => {
		const [record, other] = await atDecision(2);
		if (record === undefined || other === undefined) throw new Error("no process");
		const former = { TrafficDecision: { PublicationDate: "2026-10-01", DefinitiveDate: "2026-11-13" } };
		await saved(municipality, record, stepSave(record, "4", former));
		const uuids = uuidsOf([record, other]);
		const told = async (fields: object) =>
			(await itemsOf(municipality, await check(municipality, "fill", uuids, decision(fields)))).map(({ message }) => message);
		expect(
			(await itemsOf(municipality, await check(municipality, "fill", uuids, decision({}, false)))).map(({ message }) => message),
		).toEqual(["Publicatiedatum is nu 01-10-2026", ""]);
		expect(await told({ "TrafficDecision.PublicationDate": "2026-10-01" })).toEqual(["", ""]);
		const ordinary = { ...published, "TrafficDecision.PublicationDate": "2026-11-10" };
		expect(await told(ordinary)).toEqual([
			"Publicatiedatum was 01-10-2026 en wordt 10-11-2026; Einde bezwaartermijn was 13-11-2026 en wordt 23-12-2026",
			"",
		]);
		// Six weeks later is New Year's Day, before a weekend: the form would say so beside the field, but here nobody sees the form.
		const longer = /^Einde bezwaartermijn: De bezwaartermijn loopt volgens de wet langer/;
		const [replaced = "", warned] = await told(published);
		expect(replaced.split("; ")).toEqual([
			expect.stringMatching(/^Pub/),
			expect.stringMatching(/^Einde .* was/),
			expect.stringMatching(longer),
		]);
		expect(warned).toMatch(longer);
		const before = await stateOf(record.uuid);
		const act = await check(municipality, "fill", uuids, decision(published, false));
		expect(await run(municipality, act)).toMatchObject({ counts: { done: 2 } });
		expect(await decisionOf(record.uuid)).toMatchObject({ PublicationDate: "2026-11-20", DefinitiveDate: "2027-01-02" });
		expect((await read(record.uuid)).flow.activeStep).toBe("4");
		await undo(municipality, act);
		expect(await stateOf(record.uuid)).toEqual(before);
	});

	it("is refused at each process as a save by hand: another role, another municipality, a rule, a change meanwhile", async () => {
		const [record, stale] = await atDecision(2);
		if (record === undefined || stale === undefined) throw new Error("no process");
		const uuids = uuidsOf([record, stale]);
		const answer = await cpo.post("bulk/check", { data: { list: "realisations", kind: "fill", uuids, ...decision(published) } });
		expect([answer.status, answer.body.code]).toEqual([400, "bulk-not-offered"]);
		const elsewhere = test.person({ municipality: ["0203"] });
		expect((await check(elsewhere, "fill", uuids, decision(published))).counts).toMatchObject({ can: 0, cannot: 2 });
		const outside = test.person({ municipality: ["0202"] }, test.otherTenant);
		const there = await outside.call("POST", `/api/v1/${test.otherTenant}/bulk/check`, {
			data: { list: "realisations", kind: "fill", uuids, ...decision(published) },
		});
		expect(there.body.data).toMatchObject({ counts: { can: 0, cannot: 2 } });
		const wrong = await check(municipality, "fill", uuids, decision({ "TrafficDecision.PublicationDate": "gisteren" }));
		// The end of the objection period follows from that date, and nobody who fills in the date could mend it.
		const message = "Controleer uw invoer a.u.b. Vul een bestaande datum in als dd-mm-jjjj.";
		expect(wrong).toMatchObject({
			counts: { can: 0, cannot: 2 },
			reasons: [{ message: `Publicatiedatum: ${message}`, items: 2 }],
			errors: [{ path: "TrafficDecision.PublicationDate", message, items: 2 }],
		});
		const incomplete = await check(municipality, "fill", uuids, decision({ "TrafficDecision.Number": "12" }));
		expect((await itemsOf(municipality, incomplete)).map(({ code }) => code)).toEqual(["incomplete", "incomplete"]);
		for (const fields of [{ "TrafficDecision.ConfirmedDate": "2026-11-20" }, { "Location.CityName": "Ede" }, { constructor: "1" }]) {
			expect((await check(municipality, "fill", uuids, decision(fields))).counts).toMatchObject({ can: 0, cannot: 2 });
		}
		const hostile = decision(JSON.parse('{"__proto__":"x","TrafficDecision":{"Number":"1"}}'));
		expect((await municipality.post("bulk/check", { data: { list: "realisations", kind: "fill", uuids, ...hostile } })).status).toBe(400);

		const act = await check(municipality, "fill", uuids, decision(published));
		await saved(municipality, stale, stepSave(stale, "4", { TrafficDecision: { Number: "7" } }));
		expect(await run(municipality, act)).toMatchObject({ counts: { done: 1, failed: 1 } });
		expect((await itemsOf(municipality, act)).map(({ code }) => code)).toEqual(["", "stale"]);
		expect(await decisionOf(stale.uuid)).toEqual({ Number: "7" });
		// What a colleague has built upon cannot be undone.
		const on = await read(record.uuid);
		await saved(cpo, on, stepSave(on, "5", {}));
		await cpo.post(`processes/realisation/${record.uuid}/status`, {
			synchronisation: { synced: (await read(record.uuid)).synced },
			data: { status: "onhold", action: "enable", reason: "vkb" },
		});
		expect(await undo(municipality, act)).toMatchObject({ counts: { undone: 0, kept: 1 } });
		expect((await read(record.uuid)).flow.activeStep).toBe("5");
	});

	it("copies only files that the person uploaded, wholly, and leaves none at a process where it failed", async () => {
		const [record, other] = await atDecision(2);
		if (record === undefined || other === undefined) throw new Error("no process");
		const uuids = uuidsOf([record, other]);
		const colleague = test.person({ municipality: ["0202"] });
		const theirs = await upload(test.app, colleague, record.uuid, { category: "TrafficDecision" });
		const { file: empty } = await register(municipality, record.uuid, { category: "TrafficDecision" });
		for (const file of [theirs.uuid, empty.uuid, "1f0d5b0e-3a55-4b57-9a51-2c6c9d3f5aff"]) {
			const body = { data: { list: "realisations", kind: "fill", uuids, ...decision({ ...published, "Docs.TrafficDecision": [file] }) } };
			const answer = await municipality.post("bulk/check", body);
			expect([answer.status, answer.body.code]).toEqual([400, "invalid"]);
		}
		const mine = await upload(test.app, municipality, record.uuid, { category: "TrafficDecision" });
		const act = await check(municipality, "fill", uuids, decision({ ...published, "Docs.TrafficDecision": [mine.uuid] }));
		await saved(municipality, other, stepSave(other, "4", { TrafficDecision: { Number: "7" } }));
		expect(await run(municipality, act)).toMatchObject({ counts: { done: 1, failed: 1 } });
		// The prepared copy never became a file, and is removed automatically.
		expect((await read(other.uuid)).files.filter(({ uploaded }) => uploaded)).toEqual([]);
		test.clock.now += 2 * 3_600_000;
		test.app.files.sweep(test.tenant);
		await test.app.files.settled();
		expect((await read(other.uuid)).files).toEqual([]);
	});

	it("replaces a party of several, each by who may, and makes it what it was: none too", async () => {
		const records = await Promise.all([startProcess(test, cpo), startProcess(test, cpo)]);
		const uuids = uuidsOf(records);
		const before = await Promise.all(uuids.map(stateOf));
		const { body } = await cpo.get("stakeholders");
		const slug = (body.data as unknown as { slug: string; enabled?: boolean }[]).find((each) => each.slug.startsWith("contractor|"))?.slug;
		expect((await municipality.post("bulk/check", { data: { list: "realisations", kind: "stakeholder", uuids } })).status).toBe(400);
		const other = { data: { list: "realisations", kind: "stakeholder", uuids, stakeholder: "gridoperator|liander" } };
		expect((await cpo.post("bulk/check", other)).body.code).toBe("bulk-not-offered");
		const unknown = await check(cpo, "stakeholder", uuids, { stakeholder: "contractor|niemand" });
		expect(unknown.counts).toMatchObject({ can: 0, cannot: 2 });
		const act = await check(cpo, "stakeholder", uuids, { stakeholder: slug });
		expect(await run(cpo, act)).toMatchObject({ counts: { done: 2 } });
		expect((await read(uuids[0] ?? "")).values.Stakeholders).toMatchObject({ Contractor: slug });
		expect(await undo(cpo, act)).toMatchObject({ counts: { undone: 2 } });
		expect(await Promise.all(uuids.map(stateOf))).toEqual(before);
	});
});
