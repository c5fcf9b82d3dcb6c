import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addDays, dayNumber, forecastGroups, type PastProcess, today } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { startProcess } from "../../test-support/test-process.ts";
import { renewForecasts } from "./renew-forecasts.ts";

const [near, far] = ["0202", "0203"];
const day = 86_400_000;
const type = "op-aanvraag";
const dayOf = (number: number) => addDays("1970-01-01", number);

describeOnEveryDatabase("the forecast of a process", (make) => {
	let test: TestApp;
	let everywhere: TestPerson;
	let nearby: TestPerson;
	let uuid: string;
	/**
	 * Processes by geography code, started one after the other, with the number of days after which each is finished; without an end: not
	 * yet finished.
	 */
	const past: PastProcess[] = [];

	beforeAll(async () => {
		test = await testApp(await make(), {}, { tenantFile: { forecast: true } });
		everywhere = test.person({ cpo: ["*"] });
		nearby = test.person({ municipality: [near] });
		({ uuid } = await startProcess(test, everywhere));
		// 14 are finished in one municipality; many more in another, which takes twice as long.
		await addPast(near, 14, (index) => 30 + 4 * index);
		await addPast(far, 300, (index) => 60 + ((index * 37) % 140));
		test.clock.now += 20 * day;
		past.push({ code: near, type, started: dayNumber(test.clock.now) - 20, ended: null, finished: false });
		await renew();
	});
	afterAll(() => test.close());

	async function renew(): Promise<void> {
		for (const tenant of test.app.tenants.all) await renewForecasts(test.app.data, tenant, test.clock.now);
	}

	/** Adds processes that were started one after the other over the last 900 days. */
	async function addPast(code: string, count: number, takes: (index: number) => number): Promise<void> {
		const { now } = test.clock;
		await test.app.data.write(test.tenant, async ({ db }) => {
			const { events: _events, ...template } = await db
				.selectFrom("realisation")
				.selectAll()
				.where("uuid", "=", uuid)
				.executeTakeFirstOrThrow();
			const rows = Array.from({ length: count }, (_, index) => {
				const created_at = now - 900 * day + Math.floor((index * 880 * day) / count);
				const endsAt = created_at + takes(index) * day;
				return { key: randomUUID(), created_at, endsAt: endsAt < now ? endsAt : null };
			});
			for (const { key, created_at, endsAt } of rows) {
				const status = endsAt === null ? "active" : "completed";
				const own = {
					uuid: key,
					counter: 100 + past.length,
					ref: `T-${past.length}`,
					case_ref: `T-${past.length}`,
					code,
					created_at,
					status,
				};
				const { files: _files, ...head } = template;
				await db
					.insertInto("realisation")
					.values({ ...head, ...own, events: "" })
					.execute();
				if (endsAt !== null) {
					const event = { type: "completed", version: "1", user_id: "u", meta: "{}", number: 1 };
					await db
						.insertInto("realisation_event")
						.values({ tenant: test.tenant, realisation_uuid: key, ts: endsAt, ...event })
						.execute();
				}
				const ended = endsAt === null ? null : dayNumber(endsAt);
				past.push({ code, type, started: dayNumber(created_at), ended, finished: ended !== null });
			}
		});
	}

	function nearGroups() {
		const groups = [...forecastGroups(past, dayNumber(test.clock.now) - 1)].find(({ code }) => code === near);
		if (groups === undefined) throw new Error("no groups");
		return groups;
	}

	const forecastFor = async (person: TestPerson) => (await person.get(`processes/realisation/${uuid}/forecast`)).body.data;
	const expectedInList = async (person: TestPerson) => {
		const waits = (await person.get("lists/realisations/waits")).body.data as unknown as {
			uuid: string;
			expectedFirst: string | null;
			expectedLast: string | null;
		}[];
		return waits.find((each) => each.uuid === uuid);
	};

	it("follows from all municipalities for who sees them all, as long as too few are finished in its own", async () => {
		const { all, own } = nearGroups();
		expect([all.state, own.state]).toEqual(["given", "few"]);
		const days = all.expected(dayNumber(test.clock.now) - 20);
		const [first, last] = [dayOf(days?.first ?? 0), dayOf(days?.last ?? 0)];
		expect(await forecastFor(everywhere)).toEqual({ state: "given", first, last, cases: all.cases, among: "all" });
		expect(first > today(test.clock.now) && last > first).toBe(true);
		expect(await expectedInList(everywhere)).toMatchObject({ expectedFirst: first, expectedLast: last });
	});

	it("tells who sees one municipality nothing of what others took, not even how many they are", async () => {
		expect(await forecastFor(nearby)).toEqual({ state: "few", first: null, last: null, cases: nearGroups().own.cases, among: "own" });
		expect(await expectedInList(nearby)).toMatchObject({ expectedFirst: null, expectedLast: null });
	});

	it("holds for a day, and is another once more are finished", async () => {
		const before = await forecastFor(everywhere);
		await addPast(near, 300, (index) => 25 + ((index * 31) % 60));
		await renew();
		expect(await forecastFor(everywhere)).toEqual(before);
		test.clock.now += day;
		await renew();
		const { own } = nearGroups();
		const days = own.expected(dayNumber(test.clock.now) - 21);
		const said = { state: "given", first: dayOf(days?.first ?? 0), last: dayOf(days?.last ?? 0), cases: own.cases, among: "own" };
		for (const person of [everywhere, nearby]) expect(await forecastFor(person)).toEqual(said);
		expect(await expectedInList(nearby)).toMatchObject({ expectedFirst: said.first, expectedLast: said.last });
	});

	it("is not there of what stands still, nor of what somebody may not see", async () => {
		expect((await test.person({ municipality: [far] }).get(`processes/realisation/${uuid}/forecast`)).status).toBe(404);
		const { body } = await everywhere.get(`processes/realisation/${uuid}`);
		const held = await everywhere.post(`processes/realisation/${uuid}/status`, {
			synchronisation: { synced: body.data.synced },
			data: { status: "onhold", action: "enable", reason: "vkb" },
		});
		expect(held.status).toBe(200);
		expect(await forecastFor(everywhere)).toMatchObject({ state: "none", first: null, last: null });
		expect(await expectedInList(everywhere)).toBeUndefined();
	});

	it("is nobody's of a tenant that no longer wants it", async () => {
		const definition = test.app.tenants.find(test.tenant)?.definition as { forecast?: boolean };
		delete definition.forecast;
		await renew();
		for (const table of ["forecast_group", "forecast_day", "forecast_renewal"] as const) {
			expect(await test.app.data.db.selectFrom(table).selectAll().where("tenant", "=", test.tenant).execute()).toEqual([]);
		}
	});
});
