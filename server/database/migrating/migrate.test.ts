import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Kysely, type Migration, sql } from "kysely";
import { lastContraction, migrationClasses, migrations } from "../../../migrations/index.ts";
import { laterIndexes } from "../../../migrations/indexes.ts";
import { describeOnEveryDatabase, describeOnPostgres, type TestDatabase } from "../../test-support/databases.ts";
import { postgresDialect } from "../dialects/postgres.ts";
import { sqliteDialect } from "../dialects/sqlite.ts";
import { indexFill, inTurn, runFills } from "../opening/fill.ts";
import { withPatience } from "../opening/open-database.ts";
import { noteServer } from "../server-instances.ts";
import type { Database } from "../tables/tables.ts";
import { contract, type MigrationSet, migrateToLatest, migrationPlan, TooEarlyError } from "./migrate.ts";

const step = (up: Migration["up"]): Migration => ({ up, down: async () => undefined });

/** A next version: one column more, one table less, and another addition after that. */
const next: MigrationSet = {
	migrations: {
		...migrations,
		"m997-2027-01-01-more": step(async (db) => db.schema.alterTable("deployment").addColumn("more", "text").execute()),
		"m998-2027-01-01-less": step(async (db) => db.schema.dropTable("staged_row").execute()),
		"m999-2027-01-01-again": step(async (db) => db.schema.alterTable("deployment").addColumn("again", "text").execute()),
	},
	classes: {
		...migrationClasses,
		"m997-2027-01-01-more": "expand",
		"m998-2027-01-01-less": "contract",
		"m999-2027-01-01-again": "expand",
	},
};

/** The message of a refused statement: SQLite's errors are not instances of the test's own Error class. */
const failure = (statement: Promise<unknown>) => statement.then(() => "", String);

describe("classes of migrations", () => {
	it("are told of every one, and none is whole after those of before there were classes", () => {
		expect(Object.keys(migrationClasses)).toEqual(Object.keys(migrations));
		const later = Object.keys(migrations).filter((name) => name > "m018-2026-11-23-listed-order");
		expect(later.filter((name) => name.startsWith("m") && migrationClasses[name] === "whole")).toEqual([]);
	});
});

describeOnEveryDatabase("an upgrade in steps", (make) => {
	let database: TestDatabase;
	let db: Kysely<Database>;
	beforeEach(async () => {
		database = await make();
		const { url, schema } = database.place;
		const dialect = url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 3, timeouts: false });
		db = new Kysely<Database>({ dialect });
	});
	afterEach(async () => {
		await db.destroy();
		await database.remove();
	});
	const schema = () => database.place.schema;
	const oldest = async () => (await db.selectFrom("schema_compat").select("oldest").executeTakeFirstOrThrow()).oldest;
	const staged = () => db.selectFrom("staged_row").selectAll().execute();

	it("adds at a start, also what comes behind something that waits, and takes nothing away; the former version may work on", async () => {
		await migrateToLatest(db, schema());
		await migrateToLatest(db, schema(), next);
		expect(await migrationPlan(db, schema(), next)).toMatchObject({ adding: [], takingAway: ["m998-2027-01-01-less"] });
		expect(await staged()).toEqual([]);
		await db.withTables<{ deployment: { more: string; again: string } }>().selectFrom("deployment").select(["more", "again"]).execute();
		expect(await oldest()).toBe(lastContraction);
		// The previous version can start on it, as a way back.
		await migrateToLatest(db, schema());
		expect(await oldest()).toBe(lastContraction);
	});

	it("takes away when asked, not while a server of an older version lives, and then only versions that know it may work", async () => {
		await migrateToLatest(db, schema());
		await migrateToLatest(db, schema(), next);
		await noteServer(db, { id: "old", version: "0.0.1", knows: "m021-2026-11-23-before" }, 1_000, 1_000);
		await expect(contract(db, 15_000, schema(), next)).rejects.toThrow(TooEarlyError);
		await expect(contract(db, 15_000, schema(), next)).rejects.toThrow("0.0.1 (m021-2026-11-23-before)");
		expect(await staged()).toEqual([]);
		await contract(db, 60_000, schema(), next);
		expect(await failure(staged())).toContain("staged_row");
		expect(await oldest()).toBe("m998-2027-01-01-less");
		await expect(migrateToLatest(db, schema())).rejects.toThrow("This one may not work with it");
	});

	it("gives an empty database its newest form at once", async () => {
		await migrateToLatest(db, schema(), next);
		expect(await failure(staged())).toContain("staged_row");
		expect(await migrationPlan(db, schema(), next)).toMatchObject({ adding: [], takingAway: [] });
	});

	it("fills in batches, goes on where it was broken off, and does nothing twice", async () => {
		await migrateToLatest(db, schema());
		let [left, batches] = [3, 0];
		const fill = {
			name: "numbers",
			batch: async () => {
				if (left === 0) return false;
				[left, batches] = [left - 1, batches + 1];
				return true;
			},
		};
		let rounds = 2;
		const brokenOff = await runFills(db, [fill], { goesOn: async () => rounds-- > 0, now: () => 7 });
		expect([brokenOff, batches]).toEqual([[], 2]);
		const goesOn = async () => true;
		expect(await runFills(db, [fill], { goesOn, now: () => 8 })).toEqual(["numbers"]);
		expect(await runFills(db, [fill], { goesOn, now: () => 9 })).toEqual(["numbers"]);
		expect(batches).toBe(3);
		expect(await db.selectFrom("fill_place").selectAll().execute()).toEqual([{ name: "numbers", place: "", done: 3, finished_at: 8 }]);
	});

	it("lets no short fill wait for a long one, nor a small tenant for a large one", async () => {
		await migrateToLatest(db, schema());
		const left: Record<string, number> = { "rows of large": 4, "rows of small": 1, "names of large": 2, "names of small": 0 };
		const done: string[] = [];
		const fill = (what: string) => {
			const batchOf = async (tenant: string) => {
				const part = `${what} of ${tenant}`;
				if (left[part] === 0) return false;
				left[part] = (left[part] ?? 0) - 1;
				done.push(part);
				return true;
			};
			return { name: what, batch: inTurn(() => ["large", "small"], batchOf) };
		};
		const whole = { goesOn: async () => true, now: () => 7 };
		expect(await runFills(db, [fill("rows"), fill("names")], whole)).toEqual(["names", "rows"]);
		const rows = ["rows of large", "rows of small", "rows of large", "rows of large", "rows of large"];
		expect(done.filter((part) => part.startsWith("rows"))).toEqual(rows);
		expect(done.slice(0, 4)).toEqual(["rows of large", "names of large", "rows of small", "names of large"]);
	});

	it("lets no fill and no tenant wait for one that cannot be filled, which is told behind them", async () => {
		await migrateToLatest(db, schema());
		const left: Record<string, number> = { large: 3, small: 1 };
		let tried = 0;
		const batchOf = async (tenant: string) => {
			if (tenant === "broken") {
				tried += 1;
				throw new Error("no such version");
			}
			if (left[tenant] === 0) return false;
			left[tenant] = (left[tenant] ?? 0) - 1;
			return true;
		};
		let names = 2;
		const index = { name: "an index", batch: () => Promise.reject(new Error("twice the same")) };
		const rows = { name: "rows", batch: inTurn(() => ["broken", "large", "small"], batchOf) };
		const fills = [index, rows, { name: "names", batch: async () => names-- > 0 }];
		expect(await failure(runFills(db, fills, { goesOn: async () => true, now: () => 7 }))).toContain("twice the same");
		expect([left, names, tried]).toEqual([{ large: 0, small: 0 }, -1, 1]);
		const finished = await db.selectFrom("fill_place").select("name").where("finished_at", "is not", null).execute();
		expect(finished).toEqual([{ name: "names" }]);
	});

	it("makes an index once", async () => {
		await migrateToLatest(db, schema());
		const fill = indexFill(db, database.place, { name: "audit_entry_later", table: "audit_entry", of: "operation, ts" });
		expect([await fill.batch(), await fill.batch()]).toEqual([true, false]);
		expect(await failure(db.schema.createIndex("audit_entry_later").on("audit_entry").column("ts").execute())).toContain("already exists");
	});

	it("has every index by which lists are in order once the fills have been, and no migration made it where others write meanwhile", async () => {
		await migrateToLatest(db, schema());
		const isEmbedded = database.place.url === null;
		for (const name of ["realisation_row_address", "request_row_address", "location_row_address", "request_row_made"]) {
			const later = laterIndexes.find((index) => index.name === name);
			if (later === undefined) throw new Error(`No index ${name}`);
			const fill = indexFill(db, database.place, later);
			expect([await fill.batch(), await fill.batch()]).toEqual([!isEmbedded, false]);
		}
	});
});

describeOnPostgres("an upgrade beside the work of others", (make) => {
	let database: TestDatabase;
	let db: Kysely<Database>;
	beforeEach(async () => {
		database = await make();
		const { url, schema } = database.place;
		db = new Kysely<Database>({ dialect: postgresDialect({ url: url ?? "", schema, connections: 4, timeouts: false }) });
		await migrateToLatest(db, schema);
	});
	afterEach(async () => {
		await db.destroy();
		await database.remove();
	});

	it("steps aside for who holds a table, so that others pass, and comes through when it is free", async () => {
		const { url, schema } = database.place;
		let letGo = () => {};
		const held = db.transaction().execute(async (holder) => {
			await sql`lock table deployment in access share mode`.execute(holder);
			await new Promise<void>((done) => {
				letGo = done;
			});
		});
		let migrated = false;
		const migrating = withPatience({ url: url ?? "", schema }, (patient) => migrateToLatest(patient, schema, next)).then(() => {
			migrated = true;
		});
		// This would wait behind the table change for as long as somebody holds the lock.
		const reading = sql`select count(*) from deployment`;
		const waits = sql<{
			waiting: number;
		}>`select count(*)::int as waiting from pg_locks where not granted and relation = 'deployment'::regclass`;
		const waiting = async () => (await waits.execute(db)).rows[0]?.waiting ?? 0;
		while ((await waiting()) === 0) await new Promise((done) => setTimeout(done, 5));
		await reading.execute(db);
		expect(migrated).toBe(false);
		letGo();
		await held;
		await migrating;
		expect((await migrationPlan(db, schema, next)).adding).toEqual([]);
	});

	it("makes an index anew that was broken off", async () => {
		const { schema } = database.place;
		await sql`create table later (a text)`.execute(db);
		await sql`insert into later values ('x'), ('x')`.execute(db);
		const unique = indexFill(db, database.place, { name: "later_a", table: "later", of: "a", unique: true });
		await expect(unique.batch()).rejects.toThrow("could not create unique index");
		const invalid = sql<{ sound: boolean }>`select indisvalid as sound from pg_index where indexrelid = ${`${schema}.later_a`}::regclass`;
		expect((await invalid.execute(db)).rows).toEqual([{ sound: false }]);
		await sql`delete from later`.execute(db);
		expect([await unique.batch(), await unique.batch()]).toEqual([true, false]);
		expect((await invalid.execute(db)).rows).toEqual([{ sound: true }]);
	});
});
