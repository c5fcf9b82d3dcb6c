import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addDays, type RealisationRecord, type TenantDefinition, termsOf } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("a term that is extended", (make) => {
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
		record = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
	});
	afterAll(() => test.close());

	const path = () => `processes/realisation/${record.uuid}`;
	const extend = (who: TestPerson, data: object, synced: number | undefined = record.synced) =>
		who.post(`${path()}/terms`, { synchronisation: { synced }, data: { term: "beoordeling", reason: "Wacht op een onderzoek.", ...data } });
	/** The last day in every place where the API shows it to this person. */
	const lastDays = async (who: TestPerson) => {
		const tenant = test.app.tenants.find(test.tenant);
		const { values, flow, Events } = (await who.get(path())).body.data;
		const steps = Object.fromEntries(
			flow.state.map(({ step, started_at, completed_at }) => [step, { startedAt: started_at, completedAt: completed_at }]),
		);
		const own = termsOf(tenant?.definition.terms ?? {}, { values, steps }, Events, "nl").find(({ name }) => name === "beoordeling");
		const waits = (await who.get("lists/realisations/waits")).body.data as unknown as readonly { uuid: string; due: string | null }[];
		const rows = await test.app.data.db.selectFrom("waiting").select("due").where("realisation_uuid", "=", record.uuid).execute();
		return [own?.due, waits.find(({ uuid }) => uuid === record.uuid)?.due, ...new Set(rows.map(({ due }) => due))];
	};

	it("is later in the record, in the list and for who waits, says who did it and why, and stands in the audit trail", async () => {
		const [before] = await lastDays(municipality);
		expect(await lastDays(cpo)).toEqual([before, before, before]);
		const answer = await extend(cpo, { days: 5 });
		expect(answer).toMatchObject({ status: 200 });
		const event = answer.body.data.Events.at(-1);
		expect(event).toMatchObject({
			type: "term-extend",
			userId: cpo.userId,
			meta: { step: "2", term: { name: "beoordeling", days: 5, unit: "working", reason: "Wacht op een onderzoek." } },
		});
		const [after] = await lastDays(cpo);
		expect(after !== undefined && before !== undefined && after !== null && before !== null && after >= addDays(before, 7)).toBe(true);
		expect(await lastDays(municipality)).toEqual([after, after, after]);
		const audited = await test.app.data.db.selectFrom("audit_entry").selectAll().where("user_id", "=", cpo.userId).execute();
		expect(JSON.stringify(audited)).toContain(record.uuid);
	});

	it("is refused on what was known before, to who may not, by who is elsewhere, and of the law; nothing is another then", async () => {
		const before = (await cpo.get(path())).body.data;
		const elsewhere = test.person({ cpo: ["0268"] });
		const abroad = test.person({ cpo: ["*"] }, test.otherTenant);
		expect(await extend(cpo, { days: 5 }, record.synced - 1)).toMatchObject({ status: 409 });
		expect(await cpo.post(`${path()}/terms`, { data: { term: "beoordeling", days: 1, reason: "Zonder versie" } })).toMatchObject({
			status: 400,
		});
		expect((await extend(elsewhere, { days: 5 })).status).toBe(404);
		expect((await extend(abroad, { days: 5 })).status).toBe(403);
		expect((await extend(municipality, { days: 5 })).status).toBe(403);
		for (const data of [
			{ days: 21 },
			{ days: 0 },
			{ days: 1.5 },
			{},
			{ days: 1, until: "2027-01-04" },
			{ until: "2026-02-30" },
			{ days: 1, reason: " " },
			{ days: 1, reason: "x".repeat(301) },
			{ days: 1, term: "bezwaar" },
			{ days: 1, term: "planning" },
			{ days: 1, term: "__proto__" },
		]) {
			expect([JSON.stringify(data), (await extend(cpo, data)).status]).toEqual([JSON.stringify(data), 400]);
		}
		expect((await cpo.get(path())).body.data).toEqual(before);
	});

	it("is undone by who may extend it: the day of before everywhere, and by nobody else", async () => {
		const [before] = await lastDays(municipality);
		test.clock.now += 60_000;
		const { data: extended } = (await extend(cpo, { days: 20 })).body;
		const undo = (who: TestPerson) => who.post(`${path()}/undo`, { synchronisation: { synced: extended.synced } });
		expect((await undo(municipality)).status).toBe(403);
		test.clock.now += 60_000;
		const answer = await undo(cpo);
		expect(answer).toMatchObject({ status: 200 });
		expect(answer.body.data.Events.at(-1)).toMatchObject({
			type: "term-extend",
			meta: { undoesAt: extended.Events.at(-1)?.ts, term: { name: "beoordeling", days: -20 } },
		});
		expect(await lastDays(municipality)).toEqual([before, before, before]);
	});

	describe("twice at once", () => {
		it("is extended by one of the two", async () => {
			const statuses = (await Promise.all([extend(cpo, { days: 3 }), extend(test.person({ cpo: ["*"] }), { days: 4 })])).map(
				({ status }) => status,
			);
			expect(statuses.sort()).toEqual([200, 409]);
			const { Events } = (await cpo.get(path())).body.data;
			expect(Events.filter(({ type }) => type === "term-extend")).toHaveLength(1);
		});
	});
});

describeOnEveryDatabase("a term in working days of a tenant in Belgium", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		const { map } = JSON.parse(readFileSync(`flows/${defaultTenantFolder()}/tenant.json`, "utf8")) as TenantDefinition;
		test = await testApp(await make(), {}, { tenantFile: { map: { ...map, countries: ["be", "nl"] } } });
	});
	afterAll(() => test.close());

	it("leaves out its national holiday, in what is kept and in what the list tells, and counts no Dutch ones", async () => {
		const cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		const lastDay = async (begun: string) => {
			test.clock.now = Date.parse(begun);
			const record = await startProcess(test, cpo);
			await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
			const waits = (await cpo.get("lists/realisations/waits")).body.data as unknown as readonly { uuid: string; due: string | null }[];
			return waits.find(({ uuid }) => uuid === record.uuid)?.due;
		};
		expect(await lastDay("2027-07-12T09:00:00Z")).toBe("2027-07-27");
		// Of the Dutch holidays within it, Good Friday is none in Belgium.
		expect(await lastDay("2027-03-22T09:00:00Z")).toBe("2027-04-06");
	});
});
