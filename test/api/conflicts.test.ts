import { randomUUID } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { type RealisationEvent, type RealisationRecord, realisationOf, replay } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import type { Reply } from "../../server/test-support/test-person.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import { placeLocation } from "./harness/place-location.ts";
import { ProcessBench } from "./harness/process-bench.ts";
import { done, saveBody, valuesOf } from "./harness/process-walk.ts";

const clients = 50;

describeOnEveryDatabase("writes at the same moment", (make) => {
	const bench = new ProcessBench(make);

	const at = (answers: readonly Reply[], status: number) => answers.filter((answer) => answer.status === status);
	const atOnce = (write: (client: number) => Promise<Reply>, count = clients) =>
		Promise.all(Array.from({ length: count }, (_, client) => write(client)));

	function saveWithNumber(current: RealisationRecord, HouseNumber: string) {
		const values = valuesOf("1", current);
		return saveBody(bench.test.app, bench.test.tenant, current, "1", {
			...values,
			Location: { ...(values.Location as object), HouseNumber },
		});
	}

	/** The stored state, and the events as they were appended. */
	async function stored() {
		const { db } = bench.test.app.data;
		const row = await db.selectFrom("realisation").selectAll().where("uuid", "=", bench.record.uuid).executeTakeFirstOrThrow();
		const rows = await db
			.selectFrom("realisation_event")
			.selectAll()
			.where("realisation_uuid", "=", bench.record.uuid)
			.orderBy("number")
			.execute();
		const events = rows.map(({ type, ts, version, user_id, meta }) => ({ type, ts, version, userId: user_id, meta: JSON.parse(meta) }));
		return { row, numbers: rows.map(({ number }) => number), events: events as RealisationEvent[] };
	}

	/** The events, numbered without gaps, must lead to the state, and the record must agree. */
	async function expectWhole(): Promise<void> {
		const { row, numbers, events } = await stored();
		const flow = bench.test.app.tenants.find(bench.test.tenant)?.flow;
		if (flow === undefined) throw new Error("no flow");
		expect(numbers).toEqual(numbers.map((_, index) => index + 1));
		expect(row.event_count).toBe(events.length);
		expect(replay(() => flow.compiled, events)).toEqual(realisationOf(JSON.parse(row.record)));
		expect((await bench.cpo.get(bench.path())).body.data).toMatchObject({ synced: row.synced, Events: events });
	}

	it("lets exactly one of 50 clients save each of 40 versions, and refuses the others with the record as it is", async () => {
		let current = bench.record;
		const versions = [current.synced];
		for (let version = 1; version <= 40; version += 1) {
			const answers = await atOnce((client) => bench.cpo.post(bench.path(), saveWithNumber(current, `${version * 100 + client}`)));
			const [winner, ...more] = at(answers, 200);
			const losers = at(answers, 409);
			expect([more.length, losers.length]).toEqual([0, clients - 1]);
			const next = winner?.body.data ?? current;
			expect(new Set(losers.map(({ body }) => `${body.code} ${body.current.synced}`))).toEqual(new Set([`stale ${next.synced}`]));
			expect(losers[0]?.body.current).toEqual(next);
			expect(next.Events).toHaveLength(current.Events.length + 1);
			versions.push(next.synced);
			current = next;
		}
		expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
		await expectWhole();
	}, 300_000);

	it("lets exactly one of many different writes through, and keeps nothing of the others", async () => {
		await bench.walk("5");
		const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
		for (let round = 0; round < 10; round += 1) {
			const before = bench.record;
			const synchronisation = { synced: before.synced };
			const status = (data: object) => bench.municipality.post(bench.path("/status"), { synchronisation, data });
			const { data } = (await bench.cpo.get(`charging-point-locations/${location.uuid}`)).body;
			const action = before.Locations.selected.locationUuid === null ? "connect" : "disconnect";
			const step = before.flow.activeStep ?? "8";
			const { onhold } = before.status;
			const writes: (() => Promise<Reply>)[] = [
				() => bench.cpo.post(bench.path("/tags"), { synchronisation, data: { tags: round % 2 === 0 ? bench.test.tags : [] } }),
				() =>
					bench.cpo.post(bench.path("/stakeholders"), {
						synchronisation,
						data: { slug: `gridoperator|${round % 2 === 0 ? "enexis" : "liander"}` },
					}),
				() => status({ status: "onhold", action: onhold.enabled ? "disable" : "enable", reason: "vovo" }),
				() => bench.cpo.post(bench.path(), saveBody(bench.test.app, bench.test.tenant, before, step, valuesOf(step, before))),
				() =>
					bench.cpo.post(bench.path(`/locations/${location.uuid}`), {
						synchronisation: { ...synchronisation, location: { synced: data.synced } },
						data: { action, category: "selected" },
					}),
			];
			const answers = await atOnce((client) => (writes[(client + round) % writes.length] ?? (() => status({})))(), 25);
			expect(at(answers, 200)).toHaveLength(1);
			expect(at(answers, 409).length + at(answers, 403).length + at(answers, 400).length).toBe(24);
			bench.record = at(answers, 200)[0]?.body.data ?? before;
			if (bench.record.status.onhold.enabled) {
				const resume = { synchronisation: { synced: bench.record.synced }, data: { status: "onhold", action: "disable" } };
				bench.record = await done(bench.cpo, bench.path("/status"), resume);
			}
			await expectWhole();
			const now = (await bench.cpo.get(`charging-point-locations/${location.uuid}`)).body.data as unknown as {
				meta: { workflowUuid: string | null };
			};
			expect(now.meta.workflowUuid).toBe(bench.record.Locations.selected.locationUuid === location.uuid ? bench.record.uuid : null);
		}
	}, 300_000);

	it("gives every process that is started at once a number of its own, without gaps", async () => {
		const answers = await atOnce(() => bench.cpo.post("processes/realisation", newProcess(bench.test.tenant)));
		const counters = at(answers, 201).map(({ body }) => body.data.case_counter);
		expect(counters).toHaveLength(clients);
		const first = Math.min(...counters);
		expect([...counters].sort((a, b) => a - b)).toEqual(counters.map((_, index) => first + index));
		expect(new Set(at(answers, 201).map(({ body }) => body.data.synced)).size).toBe(clients);
	});

	it("lets one of 50 add a stakeholder", async () => {
		const answers = await atOnce(() => bench.cpo.post("stakeholders", { name: "Gelijktijdig", category: "contractor" }));
		expect([at(answers, 201).length, at(answers, 409).length]).toEqual([1, clients - 1]);
	});

	describe("to a charging location", () => {
		const body = (of: RealisationRecord, synced: number, action = "connect") => ({
			synchronisation: { synced: of.synced, location: { synced } },
			data: { action, category: "selected" },
		});

		it("connect it to one of 20 processes, and leave the others as they were", async () => {
			const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			const rivals: RealisationRecord[] = [];
			for (let index = 0; index < 20; index += 1) rivals.push(await startProcess(bench.test, bench.cpo));
			const answers = await Promise.all(
				rivals.map((rival) =>
					bench.cpo.post(`processes/realisation/${rival.uuid}/locations/${location.uuid}`, body(rival, location.synced)),
				),
			);
			expect([at(answers, 200).length, at(answers, 409).length]).toEqual([1, 19]);
			const winner = at(answers, 200)[0]?.body.data.uuid;
			for (const rival of rivals.filter(({ uuid }) => uuid !== winner)) {
				expect((await bench.cpo.get(`processes/realisation/${rival.uuid}`)).body.data).toEqual(rival);
			}
			expect((await bench.cpo.get(`charging-point-locations/${location.uuid}`)).body.data).toMatchObject({
				status: "in-progress",
				meta: { workflowUuid: winner },
			});
		});

		it("are refused when only the location changed since, and then leave the process as it is", async () => {
			const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			const call = bench.path(`/locations/${location.uuid}`);
			const connected = await done(bench.cpo, call, body(bench.record, location.synced));
			const stale = await bench.cpo.post(call, body(connected, location.synced, "disconnect"));
			expect(stale).toMatchObject({ status: 409, body: { code: "stale", current: { synced: connected.synced } } });
			expect((await bench.cpo.get(bench.path())).body.data).toEqual(connected);
			const { synced } = (await bench.cpo.get(`charging-point-locations/${location.uuid}`)).body.data;
			expect((await bench.cpo.post(call, body(bench.record, synced, "disconnect"))).status).toBe(409);
			expect((await bench.cpo.post(call, body(connected, synced, "disconnect"))).status).toBe(200);
			await expectWhole();
		});

		it("appear in the next synchronisation of locations and of realisations", async () => {
			const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			const { at: moment } = (await bench.cpo.get("charging-point-locations?pageSize=1")).body.metaData.pagination;
			await done(bench.cpo, bench.path(`/locations/${location.uuid}`), body(bench.record, location.synced));
			for (const [list, uuid] of [
				["charging-point-locations", location.uuid],
				["processes/realisation", bench.record.uuid],
			]) {
				const changed = (await bench.cpo.get(`${list}?fromTimeStamp=${moment}`)).body.data as unknown as readonly { uuid: string }[];
				expect(changed.map((one) => one.uuid)).toContain(uuid);
			}
		});
	});

	describe("with the same Idempotency-Key", () => {
		it("F8 are carried out once while the first is still running, and all get its answer", async () => {
			const headers = { "idempotency-key": randomUUID() };
			const answers = await atOnce(() => bench.cpo.post(bench.path(), saveWithNumber(bench.record, "12"), headers), 10);
			expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
			expect(answers[0]?.status).toBe(200);
			expect((await stored()).events).toHaveLength(bench.record.Events.length + 1);
			const audit = await bench.test.app.data.db
				.selectFrom("audit_entry")
				.select("outcome")
				.where("target", "=", bench.record.uuid)
				.where("operation", "=", "saveStep")
				.execute();
			expect(audit).toEqual([{ outcome: "done" }]);
			await expectWhole();
		});

		it("F8 are carried out once for every kind of write", async () => {
			const location = await placeLocation(bench.test.app, bench.test.tenant, { code: "0202", status: "definitive" });
			const calls: [string, (synced: number) => object][] = [
				["/type", (synced) => ({ synchronisation: { synced }, data: { type: "strategisch" } })],
				["/tags", (synced) => ({ synchronisation: { synced }, data: { tags: bench.test.tags } })],
				["/stakeholders", (synced) => ({ synchronisation: { synced }, data: { slug: "gridoperator|enexis" } })],
				[
					`/locations/${location.uuid}`,
					(synced) => ({
						synchronisation: { synced, location: { synced: location.synced } },
						data: { action: "connect", category: "selected" },
					}),
				],
				["/status", (synced) => ({ synchronisation: { synced }, data: { status: "onhold", action: "enable", reason: "vovo" } })],
			];
			for (const [call, bodyOf] of calls) {
				const before = (await bench.cpo.get(bench.path())).body.data;
				const headers = { "idempotency-key": randomUUID() };
				const answers = await atOnce(() => bench.cpo.post(bench.path(call), bodyOf(before.synced), headers), 3);
				expect([call, answers.map(({ status }) => status)]).toEqual([call, [200, 200, 200]]);
				expect([call, (await stored()).events.length]).toEqual([call, before.Events.length + 1]);
			}
			await expectWhole();
		});

		it("are refused to who may not see the process any more, though the first answer was theirs", async () => {
			const body = saveWithNumber(bench.record, "12");
			const headers = { "idempotency-key": randomUUID() };
			const first = await bench.cpo.post(bench.path(), body, headers);
			expect(first.status).toBe(200);
			const again = (codes: readonly string[]) => {
				const roles = { [bench.test.tenant]: { cpo: codes } };
				const token = tokenOf({ userId: bench.cpo.userId, name: "Test", email: "test@example.org", roles });
				return bench.cpo.post(bench.path(), body, { ...headers, authorization: `Bearer ${token}` });
			};
			const elsewhere = await again(["0268"]);
			const unknown = await bench.cpo.post(`processes/realisation/${randomUUID()}`, body);
			expect([elsewhere.status, elsewhere.text]).toEqual([404, unknown.text]);
			expect((await again(["0268", "0202"])).text).toBe(first.text);
			const { synced } = first.body.data;
			const moved = await bench.cpo.post(bench.path("/stakeholders"), {
				synchronisation: { synced },
				data: { slug: await bench.test.municipalitySlug("0268") },
			});
			expect(moved.status).toBe(200);
			expect((await again(["0202"])).status).toBe(404);
		});

		it("but another body are refused, whichever comes first", async () => {
			const headers = { "idempotency-key": randomUUID() };
			const answers = await atOnce((client) => bench.cpo.post(bench.path(), saveWithNumber(bench.record, `${client + 1}`), headers), 2);
			expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
		});

		it("after a refusal are a new try: a refusal is not an answer to keep", async () => {
			const headers = { "idempotency-key": randomUUID() };
			expect((await bench.cpo.post(bench.path(), saveWithNumber({ ...bench.record, synced: 1 }, "12"), headers)).status).toBe(409);
			expect((await bench.cpo.post(bench.path(), saveWithNumber(bench.record, "12"), headers)).status).toBe(200);
		});
	});
});
