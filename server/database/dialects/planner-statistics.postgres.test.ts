import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { findDemoScript } from "../../demo/demo-script.ts";
import { loadDemo } from "../../demo/load-demo.ts";
import { takeIn } from "../../requests/intake/take-in.ts";
import { readTenants } from "../../tenants/read-tenants.ts";
import { openTenantDirectory } from "../../tenants/tenant-directory.ts";
import { describeOnPostgres } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { runFills } from "../opening/fill.ts";

describeOnPostgres("what the planner knows of the tables", (make) => {
	let test: TestApp;
	beforeEach(async () => {
		test = await testApp(await make());
		// PostgreSQL would otherwise do it by itself at some time, perhaps during the test.
		const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db());
		for (const { name } of tables.rows) await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db());
	});
	afterEach(() => test.close());

	const db = () => test.app.data.db;
	/** The number of rows that the planner assumes; below zero when the table was never analysed. */
	const reckoned = async (table: string) => {
		const { rows } = await sql<{ rows: number }>`select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(db());
		return rows[0]?.rows;
	};
	const tenantsKnown = async (table: string) => {
		const { rows } = await sql<{ tenants: readonly string[] | null }>`select most_common_vals::text::text[] as tenants from pg_stats
			where schemaname = current_schema() and tablename = ${table} and attname = 'tenant'`.execute(db());
		return [...(rows[0]?.tenants ?? [])].sort();
	};

	it("is every tenant of the demonstration, also one that came after the others were counted", async () => {
		const [data, now] = [test.app.data, test.clock.now];
		const directory = await openTenantDirectory(readTenants("flows"), { data, municipalityCodes: null, now: () => now });
		const load = (wanted: string) =>
			loadDemo({
				data,
				tenants: directory.all.filter(({ slug }) => slug === wanted),
				flowsDir: "flows",
				now,
				userIdOf: async (email) => email,
			});
		const tables = ["request", "realisation", "charging_location"];
		const slugs = directory.all
			.map(({ slug }) => slug)
			.filter((slug) => findDemoScript("flows", slug)?.requests !== undefined)
			.slice(0, 2)
			.sort();
		expect(slugs).toHaveLength(2);
		for (const [index, slug] of slugs.entries()) {
			expect(await load(slug)).toHaveLength(1);
			for (const table of tables) expect([table, await tenantsKnown(table)]).toEqual([table, slugs.slice(0, index + 1)]);
		}
	}, 300_000);

	it("is what an import brought, and the names that it filled in", async () => {
		expect(await reckoned("request")).toBe(-1);
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		const lines = Array.from({ length: 7 }, (_, index) => `R-${index};0202;1-10-2026;P. Voorbeeld;Velperplein;12;51,985;5,91`);
		const head = "ref;geographyCode;submitted_at;contact.name;address.street;address.streetNumber;coordinates.lat;coordinates.lng";
		const bytes = new TextEncoder().encode([head, ...lines].join("\n"));
		const order = { data: test.app.data, tenant, bytes, fileName: "aanvragen.csv", skipBad: false, now: test.clock.now };
		await takeIn({ ...order, dryRun: true, progress: () => undefined });
		expect(await reckoned("request")).toBe(-1);
		expect((await takeIn({ ...order, dryRun: false, progress: () => undefined })).added).toBe(7);
		expect([await reckoned("request"), await reckoned("request_name")]).toEqual([7, 7]);
	});

	it("is counted anew by a fill that had something to do, not by one that had nothing", async () => {
		const fill = (name: string, batches: number) => {
			let left = batches;
			return runFills(db(), [{ name, batch: async () => left-- > 0 }], { goesOn: async () => true, now: () => 7 });
		};
		expect(await fill("nothing", 0)).toEqual(["nothing"]);
		expect(await reckoned("request")).toBe(-1);
		expect(await fill("something", 2)).toEqual(["something"]);
		expect(await reckoned("request")).toBe(0);
	});
});
