import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { brokenInvariants } from "./harness/invariants.ts";
import { saveBody, valuesOf } from "./harness/process-walk.ts";

describeOnEveryDatabase("F19 a client that synchronises while others write", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	/** Loads all pages since `from`, merging each as it arrives; returns where the next synchronisation starts. */
	async function synchronise(known: Map<string, RealisationRecord>, from: number, pageSize: number): Promise<number> {
		let query = `?pageSize=${pageSize}&fromTimeStamp=${from}`;
		for (;;) {
			const answer = await cpo.get(`processes/realisation${query}`);
			expect(answer.status).toBe(200);
			const { data, metaData } = answer.body as unknown as {
				data: RealisationRecord[];
				metaData: { pagination: { next: number | null; at: number } };
			};
			for (const record of data) known.set(record.uuid, record);
			const { next, at } = metaData.pagination;
			if (next === null) return at;
			query = `?pageSize=${pageSize}&fromTimeStamp=${from}&offSet=${next}&at=${at}`;
		}
	}

	it("ends with exactly what the server has, and never meets an older version of what it knows", async () => {
		const random = new SeededRandom(19);
		const uuids: string[] = [];
		for (let index = 0; index < 12; index += 1) uuids.push((await startProcess(test, cpo)).uuid);
		const rounds = 100;
		let writing = true;
		let written = 0;

		/** Starts and saves processes until told to stop; conflicts are expected. */
		async function write(): Promise<void> {
			while (writing) {
				if (random.chance(0.1)) {
					uuids.push((await startProcess(test, cpo)).uuid);
					continue;
				}
				const path = `processes/realisation/${random.pick(uuids)}`;
				const record = (await cpo.get(path)).body.data;
				const values = valuesOf("1", record);
				const Location = { ...(values.Location as object), HouseNumber: String(random.whole(1, 9_999)) };
				const { status } = await cpo.post(path, saveBody(test.app, test.tenant, record, "1", { ...values, Location }));
				expect([200, 409]).toContain(status);
				if (status === 200) written += 1;
			}
		}
		const writers = [write(), write(), write(), write()];

		const known = new Map<string, RealisationRecord>();
		let from = 0;
		for (let round = 0; round < rounds; round += 1) {
			const before = new Map([...known].map(([uuid, { synced }]) => [uuid, synced]));
			from = await synchronise(known, from, random.whole(1, 5));
			for (const [uuid, synced] of before) expect(known.get(uuid)?.synced).toBeGreaterThanOrEqual(synced);
		}
		writing = false;
		await Promise.all(writers);
		await synchronise(known, from, 3);

		const { data } = (await cpo.get("processes/realisation")).body as unknown as { data: RealisationRecord[] };
		expect([...known.values()].sort((a, b) => a.synced - b.synced)).toEqual(data);
		expect(written).toBeGreaterThan(0);
		expect(await brokenInvariants(test.app)).toEqual([]);
	}, 300_000);
});
