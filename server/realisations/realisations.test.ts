import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, newProcess, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";

describeOnEveryDatabase("realisations", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	const path = ({ uuid }: RealisationRecord) => `processes/realisation/${uuid}`;

	describe("POST processes/realisation", () => {
		it("REA-409 starts a process and answers its uuid", async () => {
			const answer = await cpo.post("processes/realisation", newProcess(test.tenant));
			expect(answer.status).toBe(201);
			expect(answer.body.data).toMatchObject({
				uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
				type: "op-aanvraag",
				processType: "op-aanvraag",
				subtype: null,
				MunicipalityCode: "0202",
				stakeholders: expect.arrayContaining(["municipality|arnhem-0202", "cpo|allego", "gridoperator|liander"]),
				flow: { iteration: 0, activeStep: "1" },
				status: { step: "1", label: "Locatievoorstel" },
			});
			expect((await cpo.get(path(answer.body.data))).body.data).toEqual(answer.body.data);
		});

		it("numbers the processes of a tenant and derives their references, which never change", async () => {
			const first = await startProcess(test, cpo);
			const second = await startProcess(test, cpo);
			expect(second.case_counter).toBe(first.case_counter + 1);
			const number = String(second.case_counter).padStart(5, "0");
			expect(second).toMatchObject({ ref: `${test.acronym}-${number}`, reference: second.ref, case_ref: `0202-${number}` });
			const later = await saved(cpo, second, stepSave(second, "1", stepOne(second)));
			expect([later.ref, later.case_ref, later.case_counter]).toEqual([second.ref, second.case_ref, second.case_counter]);
		});

		it.each([
			["a code that is not the municipality's", { geographyCode: "0268" }, 400, "geographyCode"],
			[
				"a municipality the tenant does not have",
				{ geographyCode: "0392", stakeholders: ["municipality|haarlem-0392"] },
				400,
				"stakeholders",
			],
			["no municipality", { stakeholders: ["cpo|allego"] }, 400, "stakeholders"],
			["two of a kind", { stakeholders: ["municipality|arnhem-0202", "cpo|allego", "cpo|other"] }, 400, "stakeholders"],
			["an unknown stakeholder", { stakeholders: ["municipality|arnhem-0202", "cpo|nobody-knows"] }, 400, "stakeholders.1"],
			["an unknown type", { type: "something" }, 400, "type"],
			["another tenant", { tenant: "buiten" }, 400, "tenant"],
			["a field of the server's", { uuid: randomUUID() }, 400, "uuid"],
			["a reference of its own", { ref: "X-00001" }, 400, "ref"],
		])("refuses %s", async (_name, changes, status, errorPath) => {
			const answer = await cpo.post("processes/realisation", newProcess(test.tenant, changes));
			expect([answer.status, answer.body.errors[0]?.path]).toEqual([status, errorPath]);
		});

		it("is for the roles of the access map, within their geography codes", async () => {
			expect((await municipality.post("processes/realisation", newProcess(test.tenant))).status).toBe(403);
			expect((await test.person({ cpo: ["0268"] }).post("processes/realisation", newProcess(test.tenant))).status).toBe(403);
		});
	});

	describe("GET processes/realisation/{uuid}", () => {
		let record: RealisationRecord;
		beforeAll(async () => {
			record = await startProcess(test, cpo);
		});

		it("REA-408 answers the record", async () => {
			const answer = await municipality.get(path(record));
			expect([answer.status, answer.body.data.uuid]).toEqual([200, record.uuid]);
		});

		it("answers what is unknown, of another tenant or outside the codes in the same bytes", async () => {
			const unknown = await cpo.get(`processes/realisation/${randomUUID()}`);
			const foreignCode = await test.person({ cpo: ["0268"] }).get(path(record));
			const stranger = test.person({ cpo: ["*"] }, test.otherTenant);
			const foreignTenant = await stranger.get(`/api/v1/${test.otherTenant}/${path(record)}`);
			expect(unknown).toMatchObject({
				status: 404,
				body: { title: "Niet gevonden", detail: "De door u opgevraagde data kon niet worden gevonden." },
			});
			expect(foreignCode.text).toBe(unknown.text);
			expect(foreignTenant.text).toBe(unknown.text);
			expect([foreignCode.status, foreignTenant.status]).toEqual([404, 404]);
		});

		it("refuses a path that is not a uuid, and a query nobody knows", async () => {
			expect((await cpo.get("processes/realisation/1")).status).toBe(400);
			expect((await cpo.get(`${path(record)}?x=1`)).status).toBe(400);
		});

		it("refuses whoever has no role in the tenant, or none that sees realisations", async () => {
			expect((await test.person({ cpo: ["*"] }, test.otherTenant).get(path(record))).status).toBe(403);
			expect((await test.person({ admin: ["*"] }).get(path(record))).status).toBe(403);
		});
	});

	describe("POST processes/realisation/{uuid}", () => {
		let record: RealisationRecord;
		beforeEach(async () => {
			record = await startProcess(test, cpo);
		});

		it("REA-410 saves a step and answers the record", async () => {
			test.clock.now += 60_000;
			const later = await saved(cpo, record, stepSave(record, "1", stepOne(record)));
			expect(later.values).toMatchObject({ Location: { StreetName: "Jansbuitensingel" } });
			expect(later.synced).toBeGreaterThan(record.synced);
			expect(later.updated_at).toBe(test.clock.now);
			expect(later.flow.activeStep).toBe("1");
			expect((await cpo.get(path(record))).body.data).toEqual(later);
		});

		it("completes a step and goes to the next", async () => {
			const later = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
			expect(later.flow).toMatchObject({
				activeStep: "2",
				state: [
					{ step: "1", completed_at: test.clock.now },
					{ step: "2", completed_at: null },
				],
			});
			expect(later.status).toMatchObject({ step: "2", label: "Gemeente beoordeling" });
		});

		it("refuses a stale save, changes nothing and carries the record as it is", async () => {
			const newer = await saved(cpo, record, stepSave(record, "1", stepOne(record)));
			const answer = await cpo.post(path(record), stepSave(record, "1", { ...stepOne(record), Remarks: "x" }));
			expect(answer).toMatchObject({
				status: 409,
				body: {
					code: "stale",
					title: "De wijziging is niet opgeslagen",
					detail:
						"Uw data van dit record is verouderd ten opzichte van de data in de database. Ververs uw data onder aan de overzichtspagina.",
					current: newer,
				},
			});
			expect((await cpo.get(path(record))).body.data).toEqual(newer);
		});

		it("refuses a save without synced", async () => {
			const { synchronisation: _, ...body } = stepSave(record, "1", stepOne(record));
			expect(await cpo.post(path(record), body)).toMatchObject({ status: 400, body: { code: "synced-missing" } });
			expect((await cpo.post(path(record), { ...body, synchronisation: {} })).status).toBe(400);
		});

		it("refuses the save of a role that may not edit the step, and of another geography code", async () => {
			expect(await municipality.post(path(record), stepSave(record, "1", stepOne(record)))).toMatchObject({
				status: 403,
				body: { code: "forbidden" },
			});
			expect((await test.person({ cpo: ["0268"] }).post(path(record), stepSave(record, "1", stepOne(record)))).status).toBe(404);
		});

		it("refuses another step's fields, fields nobody knows, and a target the flow does not lead to", async () => {
			const one = stepOne(record);
			for (const values of [
				{ ...one, Advice: { Advice: "yes" } },
				{ ...one, Nowhere: { x: 1 } },
			]) {
				expect(await cpo.post(path(record), stepSave(record, "1", values))).toMatchObject({ status: 400 });
			}
			expect(await cpo.post(path(record), stepSave(record, "1", one, { complete: true, target: "4" }))).toMatchObject({
				status: 400,
				body: { code: "unexpected-target" },
			});
			const wrongUuid = { ...stepSave(record, "1", one), data: { status: { uuid: randomUUID() }, values: one } };
			expect(await cpo.post(path(record), wrongUuid)).toMatchObject({ status: 400, body: { errors: [{ path: "data.status.uuid" }] } });
			expect((await cpo.get(path(record))).body.data).toEqual(record);
		});

		it("refuses a stakeholder that the tenant does not have, of another sort or no longer in use", async () => {
			const one = stepOne(record);
			const { db } = test.app.data;
			const gone = { tenant: test.tenant, slug: "contractor|gestopt", name: "Gestopt", category: "contractor", enabled: 0, synced: 1 };
			await db
				.insertInto("stakeholder")
				.values(gone)
				.onConflict((conflict) => conflict.doNothing())
				.execute();
			for (const Contractor of ["contractor|nobody", "gridoperator|liander", "contractor|gestopt"]) {
				const answer = await cpo.post(
					path(record),
					stepSave(record, "1", { ...one, Stakeholders: { ...(one.Stakeholders as object), Contractor } }),
				);
				expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "Stakeholders.Contractor" }] } });
			}
		});

		it.each([
			["uuid", { uuid: randomUUID() }],
			["tenant", { tenant: "x" }],
			["ref", { ref: "x" }],
			["synced", { synced: 1 }],
			["status", { status: { completed: { enabled: true } } }],
			["Events", { Events: [] }],
			["case_counter", { case_counter: 1 }],
			["gdpr", { gdpr: true }],
		])("does not let a client set %s", async (_name, extra) => {
			const body = stepSave(record, "1", stepOne(record));
			expect((await cpo.post(path(record), { ...body, ...extra })).status).toBe(400);
			expect((await cpo.post(path(record), { ...body, data: { ...body.data, ...extra } })).status).toBe(400);
			expect((await cpo.get(path(record))).body.data).toEqual(record);
		});

		it.each([
			["a number as text", { intent: { step: "1", complete: "false", correction: false, target: "1" } }],
			["synced as text", { synchronisation: { synced: "1" } }],
			["a list for the values", { data: { status: { uuid: randomUUID() }, values: [] } }],
			["no intent", { intent: undefined }],
		])("refuses %s", async (_name, changes) => {
			expect(await cpo.post(path(record), { ...stepSave(record, "1", stepOne(record)), ...changes })).toMatchObject({
				status: 400,
				body: { code: "invalid" },
			});
		});

		it("answers a repeated Idempotency-Key with the first answer, once only", async () => {
			const body = stepSave(record, "1", stepOne(record));
			const headers = { "idempotency-key": randomUUID() };
			const first = await cpo.post(path(record), body, headers);
			const again = await cpo.post(path(record), body, headers);
			expect([again.status, again.text]).toEqual([200, first.text]);
			expect((await cpo.get(path(record))).body.data.Events).toEqual(first.body.data.Events);
			const other = await cpo.post(path(record), stepSave(record, "1", {}), headers);
			expect(other).toMatchObject({ status: 422, body: { code: "idempotency-key-reused" } });
			expect((await test.person({ cpo: ["*"] }).post(path(record), body, headers)).status).toBe(409);
		});

		it("starts one process for a key that is sent twice at the same time", async () => {
			const headers = { "idempotency-key": randomUUID() };
			const [first, second] = await Promise.all([1, 2].map(() => cpo.post("processes/realisation", newProcess(test.tenant), headers)));
			expect([first?.status, second?.status]).toEqual([201, 201]);
			expect(first?.body.data.uuid).toBe(second?.body.data.uuid);
		});

		it("lets exactly one of 50 clients save a version, and loses and adds no event", async () => {
			let current = record;
			for (const round of [1, 2, 3]) {
				const answers = await Promise.all(
					Array.from({ length: 50 }, (_, client) =>
						cpo.post(
							path(record),
							stepSave(current, "1", {
								...stepOne(current),
								Location: { ...(stepOne(current).Location as object), HouseNumber: `${round * 100 + client}` },
							}),
						),
					),
				);
				const winners = answers.filter(({ status }) => status === 200);
				expect(winners).toHaveLength(1);
				expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
				const next = winners[0]?.body.data ?? current;
				expect(next.Events.length).toBe(current.Events.length + 1);
				current = next;
			}
			expect((await cpo.get(path(record))).body.data).toEqual(current);
		});
	});
});
