import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { addLocation } from "../../test-support/test-location.ts";
import type { Body, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("commands on a realisation", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["*"] });
		await learnSteps(cpo);
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());

	const path = (call = "") => `processes/realisation/${record.uuid}${call}`;
	const withSynced = (data: unknown, synced = record.synced) => ({ synchronisation: { synced }, data });
	const done = async (person: TestPerson, call: string, data: unknown): Promise<Body["data"]> => {
		const answer = await person.post(path(call), withSynced(data));
		if (answer.status !== 200) throw new Error(answer.text);
		record = answer.body.data;
		return answer.body.data;
	};

	describe("status", () => {
		it("REA-418 puts on hold and resumes, and answers the updated record", async () => {
			const held = await done(cpo, "/status", { status: "onhold", action: "enable", reason: "vovo", comment: "Nog even wachten." });
			expect(held).toMatchObject({
				status: { onhold: { enabled: true }, cancelled: { enabled: false } },
				statusMeta: { onhold: { reason: "vovo", comment: "Nog even wachten." } },
			});
			const resumed = await done(municipality, "/status", { status: "onhold", action: "disable" });
			expect(resumed.status.onhold.enabled).toBe(false);
			expect(resumed.Events.map(({ type }) => type).slice(-2)).toEqual(["onhold-start", "onhold-end"]);
			expect((await cpo.get(path())).body.data).toEqual(resumed);
		});

		it("refuses a status, an action or a reason that does not exist, and a missing reason", async () => {
			for (const data of [
				{ status: "completed", action: "enable" },
				{ status: "onhold", action: "toggle", reason: "vovo" },
				{ status: "onhold", action: "enable" },
				{ status: "cancelled", action: "enable", reason: "because" },
				{ status: "onhold", action: "enable", reason: "vovo", gdpr: true },
			]) {
				expect(await cpo.post(path("/status"), withSynced(data))).toMatchObject({ status: 400 });
			}
			expect((await cpo.get(path())).body.data).toEqual(record);
		});

		it("needs synced for on hold and cancelled; for the traffic decision checks it only when it is there", async () => {
			expect(await cpo.post(path("/status"), { data: { status: "onhold", action: "enable", reason: "vovo" } })).toMatchObject({
				status: 400,
				body: { code: "synced-missing" },
			});
			expect(await cpo.post(path("/status"), withSynced({ status: "cancelled", action: "enable", reason: "other" }, 1))).toMatchObject({
				status: 409,
			});
			expect(await municipality.post(path("/status"), withSynced({ status: "vkb", action: "enable" }, 1))).toMatchObject({ status: 409 });
			expect((await municipality.post(path("/status"), { data: { status: "vkb", action: "enable" } })).body.code).not.toBe(
				"synced-missing",
			);
		});

		it("is for the roles that the access map gives canChangeStatus, and the traffic decision for those of canConfirmTrafficDecisions", async () => {
			const admin = test.person({ admin: ["*"], cpo: ["0268"] });
			expect((await admin.post(path("/status"), withSynced({ status: "onhold", action: "enable", reason: "vovo" }))).status).toBe(404);
			expect((await cpo.post(path("/status"), withSynced({ status: "vkb", action: "enable" }))).status).toBe(403);
		});

		it("tells who may not do it so, and not that the process has changed; who may is told that", async () => {
			for (const [person, call, data] of [
				[cpo, "/status", { status: "vkb", action: "enable" }],
				[municipality, "/tags", { tags: [] }],
				[municipality, "/type", { type: "vervanging" }],
				[municipality, "/stakeholders", { slug: "gridoperator|enexis" }],
			] as const) {
				expect(await person.post(path(call), withSynced(data, 1))).toMatchObject({ status: 403, body: { code: "forbidden" } });
			}
			expect((await cpo.post(path("/status"), withSynced({ status: "onhold", action: "enable", reason: "vovo" }, 1))).status).toBe(409);
			// A command on an outdated record is answered 409, also when the command itself would be refused.
			expect((await cpo.post(path("/status"), withSynced({ status: "onhold", action: "disable" }, 1))).status).toBe(409);
			expect((await cpo.get(path())).body.data).toEqual(record);
		});

		it("refuses step saves on a process that is on hold or cancelled", async () => {
			await done(cpo, "/status", { status: "cancelled", action: "enable", reason: "other" });
			expect(await cpo.post(path(), stepSave(record, "1", stepOne(record)))).toMatchObject({ status: 403, body: { code: "locked" } });
		});
	});

	describe("tags", () => {
		it("refuses tags that the tenant does not have, and roles that may not edit them", async () => {
			expect(await cpo.post(path("/tags"), withSynced({ tags: [randomUUID()] }))).toMatchObject({
				status: 400,
				body: { errors: [{ path: "data.tags.0" }] },
			});
			expect((await cpo.post(path("/tags"), withSynced({ tags: ["urgent"] }))).status).toBe(400);
			expect((await municipality.post(path("/tags"), withSynced({ tags: [] }))).status).toBe(403);
			expect((await cpo.post(path("/tags"), withSynced({ tags: [] }, 1))).status).toBe(409);
			expect((await cpo.post(path("/tags"), { data: { tags: [] } })).status).toBe(400);
		});

		it("REA-412 replaces the tags and answers the record", async () => {
			const [tag] = test.tags;
			expect((await done(cpo, "/tags", { tags: [tag] })).tags).toEqual([tag]);
			expect((await done(cpo, "/tags", { tags: [] })).tags).toEqual([]);
			expect((await cpo.get(path())).body.data).toEqual(record);
		});
	});

	describe("process type", () => {
		it("REA-035 can be changed until something is saved in the process, and not afterwards", async () => {
			const changed = await done(cpo, "/type", { type: "strategisch" });
			expect(changed.type).toBe("strategisch");
			expect((await cpo.get(path())).body.data).toEqual(changed);
			expect(changed.Events.at(-1)).toMatchObject({ type: "type-change", meta: { type: "strategisch" } });
			expect((await cpo.post(path("/type"), withSynced({ type: "onzin" }))).body).toMatchObject({ errors: [{ path: "data.type" }] });
			expect((await cpo.post(path("/type"), withSynced({ type: "vervanging" }, 1))).status).toBe(409);
			expect((await municipality.post(path("/type"), withSynced({ type: "vervanging" }))).status).toBe(403);
			// Saves unchanged values: the first save counts even if it changes nothing.
			const { ParkingSpots, Stakeholders } = record.values;
			record = await saved(cpo, record, stepSave(record, "1", { ParkingSpots, Stakeholders }));
			expect(record.Events.at(-1)).toMatchObject({ type: "step-save", meta: { changes: [] } });
			expect(await cpo.post(path("/type"), withSynced({ type: "op-aanvraag" }))).toMatchObject({
				status: 400,
				body: { code: "type-fixed", message: "Het procestype ligt vast sinds het proces is opgeslagen." },
			});
			expect((await cpo.get(path())).body.data.type).toBe("strategisch");
		});
	});

	describe("stakeholders", () => {
		it("REA-419 changes a stakeholder", async () => {
			const changed = await done(cpo, "/stakeholders", { slug: "gridoperator|enexis" });
			expect(changed.stakeholders).toContain("gridoperator|enexis");
			expect(changed.stakeholders).not.toContain("gridoperator|liander");
		});

		it("moves the process to the geography code of its new municipality, and out of sight of who does not have that", async () => {
			const local = test.person({ municipality: ["0202"] });
			expect((await local.get(path())).status).toBe(200);
			const slug = await test.municipalitySlug("0200");
			expect((await done(cpo, "/stakeholders", { slug })).MunicipalityCode).toBe("0200");
			expect((await local.get(path())).status).toBe(404);
			expect((await test.person({ municipality: ["0200"] }).get(path())).status).toBe(200);
		});

		it("refuses the municipality of somebody else's code, an unknown one, and categories that are fixed", async () => {
			const local = test.person({ cpo: ["0202"] });
			expect((await local.post(path("/stakeholders"), withSynced({ slug: await test.municipalitySlug("0200") }))).status).toBe(403);
			for (const slug of ["municipality|nergens-9999", "gridoperator|nobody", "cpo|allego", "something|else", "gridoperator"]) {
				expect((await cpo.post(path("/stakeholders"), withSynced({ slug }))).status).toBe(400);
			}
			expect((await municipality.post(path("/stakeholders"), withSynced({ slug: "gridoperator|enexis" }))).status).toBe(403);
		});
	});

	describe("locations", () => {
		const connect = (uuid: string, synced: number, action = "connect", category = "selected") =>
			cpo.post(path(`/locations/${uuid}`), {
				synchronisation: { synced: record.synced, location: { synced } },
				data: { action, category },
			});

		it("REA-415 connects and disconnects a location, and renews both", async () => {
			const location = await addLocation(test, { code: "0202", status: "definitive" });
			const connected = await connect(location.uuid, location.synced);
			expect(connected).toMatchObject({
				status: 200,
				body: {
					data: { Locations: { selected: { locationUuid: location.uuid } } },
					related: { location: { status: "in-progress", meta: { workflowUuid: record.uuid } } },
				},
			});
			const after = connected.body.related.location as { synced: number };
			expect(connected.body.data.synced).toBeGreaterThan(record.synced);
			expect(after.synced).toBeGreaterThan(location.synced);
			record = connected.body.data;
			const released = await connect(location.uuid, after.synced, "disconnect");
			expect(released.body).toMatchObject({
				data: { Locations: { selected: { locationUuid: null } } },
				related: { location: { status: "definitive", meta: { workflowUuid: null } } },
			});
		});

		it("REA-278 lets the location go that was connected before", async () => {
			const first = await addLocation(test, { code: "0202", status: "definitive" });
			const second = await addLocation(test, { code: "0202", status: "definitive" });
			record = (await connect(first.uuid, first.synced)).body.data;
			record = (await connect(second.uuid, second.synced)).body.data;
			expect(record.Locations.selected.locationUuid).toBe(second.uuid);
			expect((await cpo.get(`charging-point-locations/${first.uuid}`)).body.data).toMatchObject({
				status: "definitive",
				meta: { workflowUuid: null },
			});
		});

		it.each(["alert", "suggestion", "in-progress", "realized", "rejected"])("refuses to connect a location that is %s", async (status) => {
			const location = await addLocation(test, { code: "0202", status });
			expect(await connect(location.uuid, location.synced)).toMatchObject({ status: 400, body: { code: "location-not-linkable" } });
			expect((await cpo.get(path())).body.data).toEqual(record);
		});

		it("refuses to connect a location of another municipality, with the reason", async () => {
			const elsewhere = await addLocation(test, { code: "0268", status: "definitive" });
			expect(await connect(elsewhere.uuid, elsewhere.synced)).toMatchObject({
				status: 400,
				body: {
					code: "location-not-linkable",
					message: "Deze laadlocatie hoort bij een andere gemeente dan het proces, en kan er daarom niet aan gekoppeld worden.",
				},
			});
			expect((await cpo.get(path())).body.data).toEqual(record);
			expect((await cpo.get(`charging-point-locations/${elsewhere.uuid}`)).body.data).toMatchObject({
				status: "definitive",
				meta: { workflowUuid: null },
			});
		});

		it("refuses what is stale on either side, missing, unknown or outside the person's codes", async () => {
			const location = await addLocation(test, { code: "0202", status: "definitive" });
			const body = {
				synchronisation: { synced: record.synced, location: { synced: location.synced } },
				data: { action: "connect", category: "selected" },
			};
			const call = path(`/locations/${location.uuid}`);
			expect((await cpo.post(call, { ...body, synchronisation: { ...body.synchronisation, location: { synced: 1 } } })).status).toBe(409);
			expect((await cpo.post(call, { ...body, synchronisation: { ...body.synchronisation, synced: 1 } })).status).toBe(409);
			expect((await cpo.post(call, { ...body, synchronisation: { synced: record.synced } })).status).toBe(400);
			expect((await cpo.post(call, { ...body, data: { action: "take", category: "selected" } })).status).toBe(400);
			expect((await cpo.post(call, { ...body, data: { action: "connect", category: "third" } })).status).toBe(400);
			expect((await cpo.post(path(`/locations/${randomUUID()}`), body)).status).toBe(404);
			const foreign = await addLocation(test, { code: "0268", status: "definitive" });
			expect((await test.person({ cpo: ["0202"] }).post(path(`/locations/${foreign.uuid}`), body)).status).toBe(404);
		});

		it("lets one of two processes have a location", async () => {
			const location = await addLocation(test, { code: "0202", status: "definitive" });
			const other = await startProcess(test, cpo);
			const body = {
				synchronisation: { synced: other.synced, location: { synced: location.synced } },
				data: { action: "connect", category: "selected" },
			};
			const answers = await Promise.all([
				connect(location.uuid, location.synced),
				cpo.post(`processes/realisation/${other.uuid}/locations/${location.uuid}`, body),
			]);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		});

		it("frees the location when the process is cancelled, and takes it back at the restore unless it is taken", async () => {
			const location = await addLocation(test, { code: "0202", status: "definitive" });
			record = (await connect(location.uuid, location.synced)).body.data;
			await done(cpo, "/status", { status: "cancelled", action: "enable", reason: "other" });
			const free = (await cpo.get(`charging-point-locations/${location.uuid}`)).body.data;
			expect(free).toMatchObject({ status: "definitive", meta: { workflowUuid: null } });
			expect(record.Locations.selected.locationUuid).toBe(location.uuid);

			const other = await startProcess(test, cpo);
			const body = {
				synchronisation: { synced: other.synced, location: { synced: free.synced } },
				data: { action: "connect", category: "selected" },
			};
			const taken = await cpo.post(`processes/realisation/${other.uuid}/locations/${location.uuid}`, body);
			expect(await cpo.post(path("/status"), withSynced({ status: "cancelled", action: "disable" }))).toMatchObject({
				status: 400,
				body: {
					code: "restore-taken-location",
					message: "Herstel is niet meer mogelijk omdat de locatie inmiddels aan een ander proces is gekoppeld",
				},
			});
			const { synced } = taken.body.related.location as { synced: number };
			await cpo.post(`processes/realisation/${other.uuid}/locations/${location.uuid}`, {
				synchronisation: { synced: taken.body.data.synced, location: { synced } },
				data: { action: "disconnect", category: "selected" },
			});
			const restored = await done(cpo, "/status", { status: "cancelled", action: "disable" });
			expect(restored.status.cancelled.enabled).toBe(false);
			expect((await cpo.get(`charging-point-locations/${location.uuid}`)).body.data).toMatchObject({
				status: "in-progress",
				meta: { workflowUuid: record.uuid },
			});
		});
	});

	it("keeps what was before a change in the history, and every event in order", async () => {
		let current = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
		current = await saved(cpo, current, stepSave(current, "1", stepOne(current)));
		expect(current.flow).toMatchObject({ iteration: 1, activeStep: "1" });
		expect(current.history).toHaveLength(1);
		expect(current.history[0]).toMatchObject({ step: "1", userId: cpo.userId, values: { Location: { StreetName: "Jansbuitensingel" } } });
		const rows = await test.app.data.db
			.selectFrom("realisation_event")
			.select(["number", "type"])
			.where("realisation_uuid", "=", record.uuid)
			.orderBy("number")
			.execute();
		expect(rows.map(({ type }) => type)).toEqual(current.Events.map(({ type }) => type));
		expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
	});

	it("writes an audit line for who read a process, and none for who may not see it", async () => {
		const { uuid } = await startProcess(test, cpo);
		const lines = () =>
			test.app.data.db
				.selectFrom("audit_entry")
				.select(["user_id", "operation", "outcome"])
				.where("target", "=", uuid)
				.where("operation", "=", "getRealisation")
				.execute();
		const stranger = test.person({ cpo: ["0363"] });
		expect([(await cpo.get(`processes/realisation/${uuid}`)).status, (await stranger.get(`processes/realisation/${uuid}`)).status]).toEqual(
			[200, 404],
		);
		expect(await lines()).toEqual([{ user_id: cpo.userId, operation: "getRealisation", outcome: "done" }]);
	});

	it("writes one audit line for what was done and one for what was refused", async () => {
		await cpo.post(path(), stepSave(record, "1", stepOne(record)));
		await municipality.post(path(), stepSave(record, "1", stepOne(record)));
		const lines = await test.app.data.db
			.selectFrom("audit_entry")
			.select(["user_id", "operation", "outcome"])
			.where("target", "=", record.uuid)
			.orderBy("ts")
			.execute();
		expect(lines).toHaveLength(3);
		expect(lines).toEqual(
			expect.arrayContaining([
				{ user_id: cpo.userId, operation: "createRealisation", outcome: "done" },
				{ user_id: cpo.userId, operation: "saveStep", outcome: "done" },
				{ user_id: municipality.userId, operation: "saveStep", outcome: "stale" },
			]),
		);
	});
});
