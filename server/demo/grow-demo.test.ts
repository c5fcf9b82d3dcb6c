import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type DataDoor, openDatabase } from "../database/opening/open-database.ts";
import { readTenants } from "../tenants/read-tenants.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { openTenantDirectory } from "../tenants/tenant-directory.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { copyProcesses } from "./copy-processes.ts";
import { findDemoScript } from "./demo-script.ts";
import { growDemo } from "./grow-demo.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const flowsDir = "flows";
/** More than a batch of processes, and a few more requests than the script has. */
const scale = 640;

describeOnEveryDatabase("a demonstration that grows", (make) => {
	let database: TestDatabase;
	let data: DataDoor;
	let tenant: Tenant;
	beforeAll(async () => {
		database = await make();
		data = await openDatabase({ ...database.place, now: () => now });
		const directory = await openTenantDirectory(readTenants(flowsDir), { data, municipalityCodes: null, now: () => now });
		const counts = directory.all.map((one) => findDemoScript(flowsDir, one.slug)?.requests?.count ?? Number.POSITIVE_INFINITY);
		const found = directory.all[counts.indexOf(Math.min(...counts))];
		if (found === undefined) throw new Error("no tenant has requests");
		tenant = found;
	});
	afterAll(async () => {
		await data.close();
		await database.remove();
	});

	const grow = (signal?: AbortSignal, progress: (done: number) => void = () => undefined) =>
		growDemo({ data, tenant, flowsDir, scale, now, userIdOf: async (email) => email, progress, ...(signal && { signal }) });
	const requests = () => data.db.selectFrom("request").selectAll().where("tenant", "=", tenant.slug).orderBy("counter").execute();
	const processes = () =>
		data.db.selectFrom("realisation").select(["uuid", "counter", "ref"]).where("tenant", "=", tenant.slug).orderBy("counter").execute();

	it("keeps what was stored when it is broken off, and goes on from there to exactly what was asked", async () => {
		const stop = new AbortController();
		const told: number[] = [];
		const half = grow(stop.signal, (done) => {
			told.push(done);
			if (told.length === 2) stop.abort();
		});
		await expect(half).rejects.toMatchObject({ name: "AbortError" });
		const before = await processes();
		expect(before.length).toBeGreaterThan(500);
		expect(before.length).toBeLessThan(scale);
		expect(await grow()).toMatchObject({ tenant: tenant.slug, processes: scale, requests: scale });
		const after = await processes();
		expect(after.slice(0, before.length)).toEqual(before);
		expect(after.map(({ counter }) => counter)).toEqual(after.map((_, index) => index + 1));
		const rows = await requests();
		expect(rows).toHaveLength(scale);
		expect(new Set(rows.map(({ external_ref }) => external_ref)).size).toBe(scale);
		expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
	}, 300_000);

	it("adds nothing to what is large enough", async () => {
		const before = await requests();
		await grow();
		expect(await requests()).toEqual(before);
	});

	it("is copied to many times as much, each copy with its own uuid, number and place, and goes on where that was broken off", async () => {
		const originals = await processes();
		const stop = new AbortController();
		const told: number[] = [];
		const copy = (signal?: AbortSignal) =>
			copyProcesses({
				...{ data, tenant: tenant.slug, count: scale + 450, seed: 7 },
				progress(have) {
					told.push(have);
					if (told.length === 1) stop.abort();
				},
				...(signal && { signal }),
			});
		await expect(copy(stop.signal)).rejects.toMatchObject({ name: "AbortError" });
		expect([await copy(), await copy()]).toEqual([scale + 450, scale + 450]);
		expect(told.at(-1)).toBe(scale + 450);
		const after = await data.db.selectFrom("realisation").selectAll().where("tenant", "=", tenant.slug).orderBy("counter").execute();
		expect(after.slice(0, scale).map(({ uuid }) => uuid)).toEqual(originals.map(({ uuid }) => uuid));
		for (const column of ["uuid", "ref", "case_ref", "counter", "synced"] as const)
			expect(new Set(after.map((row) => row[column])).size).toBe(after.length);
		for (const { uuid, ref, case_ref, counter, synced, address, record } of after) {
			expect(JSON.parse(record)).toMatchObject({ uuid, ref, case_ref, case_counter: counter, synced, address });
		}
		const place = ({ record }: { record: string }) => /"Latitude":[\d.]+/.exec(record)?.[0];
		expect(new Set(after.map(place)).size).toBeGreaterThan(900);
		// To be built again, since lists do not have the copies yet.
		expect(await data.db.selectFrom("listed_fill").selectAll().where("tenant", "=", tenant.slug).execute()).toEqual([]);
	}, 60_000);
});
