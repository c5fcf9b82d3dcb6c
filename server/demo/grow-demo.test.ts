import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type DataDoor, openDatabase } from "../database/open-database.ts";
import { readTenants } from "../tenants/read-tenants.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { openTenantDirectory } from "../tenants/tenant-directory.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
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
	}, 120_000);

	it("adds nothing to what is large enough", async () => {
		const before = await requests();
		await grow();
		expect(await requests()).toEqual(before);
	});
});
