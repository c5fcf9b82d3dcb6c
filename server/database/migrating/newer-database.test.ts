import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { Kysely } from "kysely";
import { lastContraction } from "../../../migrations/index.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { postgresDialect } from "../dialects/postgres.ts";
import { sqliteDialect } from "../dialects/sqlite.ts";
import type { Database } from "../tables/tables.ts";
import { migrateToLatest, NewerDatabaseError } from "./migrate.ts";

describeOnEveryDatabase("a database that a later version migrated", (make) => {
	let database: TestDatabase;
	let db: Kysely<Database>;
	let start: () => Promise<void>;
	beforeEach(async () => {
		database = await make();
		const { url, schema } = database.place;
		const dialect = url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false });
		db = new Kysely<Database>({ dialect });
		start = () => migrateToLatest(db, schema);
		await start();
	});
	afterEach(async () => {
		await db.destroy();
		await database.remove();
	});

	/** Leaves what a later version would: its own migration, and the oldest version that servers beside it must know. */
	async function migratedLater(oldest: string): Promise<void> {
		const later = { name: "m999-2027-01-01-later", timestamp: "2027-01-01T00:00:00.000Z" };
		await db.withTables<{ kysely_migration: typeof later }>().insertInto("kysely_migration").values(later).execute();
		await db.updateTable("schema_compat").set({ oldest }).execute();
	}
	const migrated = async () =>
		(await db.withTables<{ kysely_migration: { name: string } }>().selectFrom("kysely_migration").select("name").execute()).length;

	it("is taken as it is when that version says that this one may work with it", async () => {
		await migratedLater(lastContraction);
		const before = await migrated();
		await start();
		expect(await migrated()).toBe(before);
		expect((await db.selectFrom("schema_compat").selectAll().execute()).map(({ oldest }) => oldest)).toEqual([lastContraction]);
	});

	it("is refused, with the reason, when it has taken away what this one needs", async () => {
		await migratedLater("m999-2027-01-01-later");
		await expect(start()).rejects.toThrow(NewerDatabaseError);
		await expect(start()).rejects.toThrow("newer version of the product (m999-2027-01-01-later)");
	});

	it("says after every start which versions may work beside this one", async () => {
		await db.deleteFrom("schema_compat").execute();
		await start();
		await start();
		expect(await db.selectFrom("schema_compat").select("oldest").execute()).toEqual([{ oldest: lastContraction }]);
	});
});
