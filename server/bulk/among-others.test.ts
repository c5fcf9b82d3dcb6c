import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type RealisationRecord, readJson, realisationOf } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { type Act, check, ended } from "./test-support/acts.ts";

/** Use `BULK_PROCESSES=5000` for the maximum size of an act. */
const count = Number(process.env.BULK_PROCESSES ?? 48);

describeOnEveryDatabase("a step that is filled in for many while two others save", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		const fields = ["ParkingSpots.NumberOfChargingStations"];
		test = await testApp(
			await make(),
			{ RATE_LIMIT: "0" },
			{
				alterFlow: (flow) => ({ ...flow, steps: flow.steps.map((step) => (step.code === "1" ? { ...step, bulk: { fields } } : step)) }),
			},
		);
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	const read = async (uuid: string): Promise<RealisationRecord> => (await cpo.get(`processes/realisation/${uuid}`)).body.data;
	const stateOf = async (uuid: string) => {
		const { db } = test.app.data;
		const row = await db.selectFrom("realisation").select("record").where("uuid", "=", uuid).executeTakeFirstOrThrow();
		return realisationOf(readJson(row.record));
	};
	/**
	 * Saves the first step of some of the processes, one after the other, as long as the act continues; returns those for which the save
	 * was stored.
	 */
	async function save(person: TestPerson, uuids: readonly string[], stations: number, goesOn: () => boolean): Promise<ReadonlySet<string>> {
		const stored = new Set<string>();
		for (const uuid of uuids) {
			if (!goesOn()) break;
			const record = await read(uuid);
			const { ParkingSpots, ...others } = stepOne(record) as Readonly<Record<string, object>>;
			const values = { ...others, ParkingSpots: { ...ParkingSpots, NumberOfChargingStations: stations } };
			const answer = await person.post(`processes/realisation/${uuid}`, stepSave(record, "1", values));
			expect([200, 409]).toContain(answer.status);
			if (answer.status === 200) stored.add(uuid);
		}
		return stored;
	}
	/** Runs the act to its end, with others saving until then. */
	async function among(act: Act, ask: "run" | "undo", uuids: readonly string[], stations: number): Promise<readonly ReadonlySet<string>[]> {
		const savers = [test.person({ cpo: ["*"] }), test.person({ cpo: ["*"] })];
		let on = true;
		// One from the front and one from the back, so that they meet both finished and unfinished items.
		const ways = [uuids.filter((_uuid, at) => at % 6 === 0), uuids.filter((_uuid, at) => at % 6 === 3).reverse()];
		const saving = savers.map((person, at) => save(person, ways[at] ?? [], stations + at, () => on));
		expect((await cpo.post(`bulk/${act.uuid}/${ask}`, ask === "run" ? { data: {} } : {})).status).toBe(200);
		await ended(cpo, act);
		on = false;
		return Promise.all(saving);
	}
	/** The outcome of every item, from all pages. */
	async function outcomes(act: Act): Promise<ReadonlyMap<string, { readonly state: string; readonly code: string }>> {
		const all = new Map<string, { state: string; code: string }>();
		for (;;) {
			const { body } = await cpo.get(`bulk/${act.uuid}/items?after=${all.size}`);
			const page = body.data as unknown as readonly { uuid: string; state: string; code: string }[];
			for (const { uuid, state, code } of page) all.set(uuid, { state, code });
			if (page.length === 0) return all;
		}
	}

	it(
		"gives each process one outcome, loses nobody's save, and is taken back wherever nobody went on",
		async () => {
			const uuids: string[] = [];
			while (uuids.length < count) {
				const some = await Promise.all(Array.from({ length: Math.min(24, count - uuids.length) }, () => startProcess(test, cpo)));
				uuids.push(...some.map(({ uuid }) => uuid));
			}
			const before = new Map<string, unknown>();
			for (const uuid of uuids) before.set(uuid, await stateOf(uuid));
			const act = await check(cpo, "fill", uuids, {
				fill: { step: "1", complete: false, fields: { "ParkingSpots.NumberOfChargingStations": 7 } },
			});
			expect(act.counts).toMatchObject({ can: count, cannot: 0 });
			const stored = await among(act, "run", uuids, 3);
			const done = await outcomes(act);
			expect(done.size).toBe(count);
			for (const uuid of uuids) {
				const { Events, values } = await read(uuid);
				const ofAct = Events.filter(({ meta }) => meta.act === act.uuid).length;
				const saved = stored.findIndex((own) => own.has(uuid));
				const { state, code } = done.get(uuid) ?? {};
				expect([state, ofAct]).toEqual(state === "done" ? ["done", 1] : ["failed", 0]);
				if (state === "failed") expect(code).toBe("stale");
				expect(Events.filter(({ type, meta }) => type === "step-save" && meta.act === undefined)).toHaveLength(saved < 0 ? 0 : 1);
				// The last writer wins; an item only fails because of somebody's save.
				const last = Events.at(-1)?.meta.act === act.uuid ? 7 : saved < 0 ? undefined : 3 + saved;
				expect(values.ParkingSpots).toMatchObject(last === undefined ? {} : { NumberOfChargingStations: last });
				expect(state === "failed" && saved < 0).toBe(false);
			}

			const again = await among(act, "undo", uuids, 5);
			const undone = await outcomes(act);
			for (const uuid of uuids) {
				const { state } = undone.get(uuid) ?? {};
				const touched = [...stored, ...again].some((own) => own.has(uuid));
				if (!touched) {
					expect([uuid, state]).toEqual([uuid, "undone"]);
					expect(await stateOf(uuid)).toEqual(before.get(uuid));
				}
				const { Events } = await read(uuid);
				expect(Events.filter(({ meta }) => meta.undoes === act.uuid)).toHaveLength(state === "undone" ? 1 : 0);
				for (const [at, own] of again.entries()) {
					if (own.has(uuid)) expect(Events.some(({ meta }) => meta.changes?.some(({ to }) => to === 5 + at))).toBe(true);
				}
			}
		},
		60_000 + count * 600,
	);
});
