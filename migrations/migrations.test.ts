import { afterEach, expect, it } from "@jest/globals";
import { Kysely } from "kysely";
import { migratorOf } from "../server/database/migrate.ts";
import { postgresDialect } from "../server/database/postgres.ts";
import { sqliteDialect } from "../server/database/sqlite.ts";
import type { Database } from "../server/database/tables.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../server/test-support/databases.ts";
import { migrations } from "./index.ts";

describeOnEveryDatabase("migrations", (make) => {
	let database: TestDatabase | undefined;
	let db: Kysely<Database> | undefined;
	afterEach(async () => {
		await db?.destroy();
		await database?.remove();
	});

	it("run forward, back and forward again, each by itself", async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({ dialect: url === null ? sqliteDialect(":memory:") : postgresDialect(url, schema) });
		const migrator = migratorOf(db, schema);
		const names = Object.keys(migrations).sort();
		for (const direction of ["migrateUp", "migrateDown", "migrateUp"] as const) {
			for (const _ of names) expect((await migrator[direction]()).error).toBeUndefined();
		}
		expect((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)).toBe(true);
		const tables = (await db.introspection.getTables())
			.filter((table) => schema === undefined || table.schema === schema)
			.map(({ name }) => name);
		expect(tables).toEqual(expect.arrayContaining(["realisation", "realisation_event", "charging_location", "tenant_clock", "account"]));
	});
});
