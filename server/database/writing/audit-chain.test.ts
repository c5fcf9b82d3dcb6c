import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { Kysely, PostgresAdapter, type Selectable, sql } from "kysely";
import { describeOnEveryDatabase, describeOnPostgres, type TestDatabase } from "../../test-support/databases.ts";
import { postgresDialect } from "../dialects/postgres.ts";
import { sqliteDialect } from "../dialects/sqlite.ts";
import { migratorOf } from "../migrating/migrate.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import type { Database } from "../tables/tables.ts";
import { lineHash } from "./audit-chain.ts";
import { insertAuditEntry } from "./audit-store.ts";
import { auditHeads, verifyAudit } from "./verify-audit.ts";

const entry = (uuid: string) => ({
	uuid,
	ts: 1_000,
	user_id: "piet",
	operation: "saveStep",
	target: "een",
	outcome: "done",
	request_id: "r",
});

const changed = (number: number) => ({ number, uuid: `line-00${number}`, what: "changed" });
const gone = (number: number) => ({ number, uuid: null, what: "taken-out" });

describeOnEveryDatabase("the audit trail", (make) => {
	let database: TestDatabase;
	let data: DataDoor;
	const open = () => openDatabase({ ...database.place, now: () => 1_000 });
	beforeEach(async () => {
		database = await make();
		data = await open();
	});
	afterEach(async () => {
		await data.close();
		await database.remove();
	});

	const note = (door: DataDoor, tenant: string, uuid: string) => door.write(tenant, (scope) => insertAuditEntry(scope, entry(uuid)));
	const fill = async (tenant: string, count: number) => {
		for (let number = 1; number <= count; number++) await note(data, tenant, `${tenant === "t" ? "line" : "a"}-00${number}`);
	};
	const faults = async (kept = [] as Awaited<ReturnType<typeof auditHeads>>) => (await verifyAudit(data.db, kept)).faults;

	/** Does what somebody with access to the database could do: they can drop the triggers. */
	async function tamper(change: (db: Kysely<Loose>) => Promise<unknown>): Promise<void> {
		const postgres = data.db.getExecutor().adapter instanceof PostgresAdapter;
		await sql`drop index audit_entry_number`.execute(data.db);
		if (postgres) await sql`alter table audit_entry disable trigger all`.execute(data.db);
		else for (const kind of ["update", "delete"]) await sql`drop trigger ${sql.raw(`audit_entry_no_${kind}`)}`.execute(data.db);
		await change(data.db as unknown as Kysely<Loose>);
	}
	const line = async (number: number) =>
		data.db.selectFrom("audit_entry").selectAll().where("tenant", "=", "t").where("number", "=", number).executeTakeFirstOrThrow();

	it("is one unbroken chain a tenant, whoever writes at the same moment and whatever is refused", async () => {
		// SQLite has a single server: a second queue on its database would not be a second server.
		const servers = database.place.url === null ? [data] : [data, await open(), await open()];
		const writers = Array.from({ length: 120 }, async (_, index) => {
			const door = servers[index % servers.length] ?? data;
			const tenant = index % 3 === 0 ? "odd" : "t";
			if (index % 10 !== 9) return note(door, tenant, `${index}`);
			const refused = door.write(tenant, async (scope) => {
				await insertAuditEntry(scope, entry(`${index}`));
				throw new Error("no");
			});
			await expect(refused).rejects.toThrow("no");
		});
		await Promise.all(writers);
		expect(await verifyAudit(data.db)).toMatchObject({ lines: 108, faults: [] });
		expect((await auditHeads(data.db)).map(({ tenant, number }) => [tenant, number])).toEqual([
			["odd", 36],
			["t", 72],
		]);
		for (const door of servers.slice(1)) await door.close();
	});

	it("goes on to be good while it is looked at, beyond what is read at once", async () => {
		await data.write("t", async (scope) => {
			for (let number = 1; number <= 2_300; number++) await insertAuditEntry(scope, entry(`${number}`));
		});
		let writing = true;
		const writer = (async () => {
			for (let number = 1; writing; number++) await note(data, "t", `more-${number}`);
		})();
		for (let round = 0; round < 5; round++) expect(await faults()).toEqual([]);
		writing = false;
		await writer;
		expect((await verifyAudit(data.db)).lines).toBeGreaterThan(2_300);
	});

	const rehash = async (number: number, change: Partial<Line>) => {
		const found = { ...(await line(number)), ...change };
		return { ...found, hash: lineHash(found) };
	};
	it.each<[string, (db: Kysely<Loose>) => Promise<unknown>, object]>([
		["a changed line", (db) => db.updateTable("audit_entry").set({ user_id: "jan" }).where("uuid", "=", "line-004").execute(), changed(4)],
		["a changed first line", (db) => db.updateTable("audit_entry").set({ ts: 1 }).where("uuid", "=", "line-001").execute(), changed(1)],
		[
			"a changed last line",
			(db) => db.updateTable("audit_entry").set({ address: "x" }).where("uuid", "=", "line-009").execute(),
			changed(9),
		],
		[
			"a changed line with a fitting hash",
			async (db) =>
				db
					.updateTable("audit_entry")
					.set(await rehash(4, { outcome: "forbidden" }))
					.where("uuid", "=", "line-004")
					.execute(),
			changed(4),
		],
		["a line taken out", (db) => db.deleteFrom("audit_entry").where("uuid", "=", "line-004").execute(), gone(4)],
		["the first taken out", (db) => db.deleteFrom("audit_entry").where("uuid", "=", "line-001").execute(), gone(1)],
		["the last taken out", (db) => db.deleteFrom("audit_entry").where("uuid", ">=", "line-008").execute(), gone(8)],
		[
			"a line taken out, with the later ones numbered anew",
			async (db) => {
				await db.deleteFrom("audit_entry").where("uuid", "=", "line-004").execute();
				await sql`update audit_entry set number = number - 1 where number > 4`.execute(db);
			},
			gone(4),
		],
		[
			"a line put between, at the place of another",
			async (db) =>
				db
					.insertInto("audit_entry")
					.values(await rehash(4, { uuid: "false" }))
					.execute(),
			{ number: 4, uuid: "false", what: "put-between" },
		],
		[
			"a line put between, with the later ones numbered anew",
			async (db) => {
				const between = await rehash(4, { uuid: "false" });
				await sql`update audit_entry set number = number + 1 where number >= 4`.execute(db);
				await db.insertInto("audit_entry").values(between).execute();
			},
			{ number: 4, uuid: "false", what: "put-between" },
		],
		[
			"a line put behind",
			async (db) => {
				const last = await line(9);
				await db
					.insertInto("audit_entry")
					.values(await rehash(9, { uuid: "false", number: 10, previous: last.hash }))
					.execute();
			},
			{ number: 10, uuid: "false", what: "put-behind" },
		],
	])("names %s", async (_title, change, fault) => {
		await fill("t", 9);
		await fill("u", 3);
		expect(await faults()).toEqual([]);
		await tamper(change);
		expect(await faults()).toEqual([{ tenant: "t", ...fault }]);
	});

	it("that was cut off or written anew as a whole is only seen by an end that was kept elsewhere", async () => {
		await fill("t", 9);
		const kept = await auditHeads(data.db);
		await note(data, "t", "later");
		expect(await faults(kept)).toEqual([]);
		await tamper(async (db) => {
			await db.deleteFrom("audit_entry").where("number", ">=", 9).execute();
			const { hash } = await line(8);
			await db.updateTable("tenant_clock").set({ audit_number: 8, audit_hash: hash }).execute();
		});
		expect(await faults()).toEqual([]);
		expect(await faults(kept)).toEqual([{ tenant: "t", number: 9, uuid: null, what: "taken-out" }]);
		await note(data, "t", "other");
		expect(await faults()).toEqual([]);
		expect(await faults(kept)).toEqual([{ tenant: "t", number: 9, uuid: "other", what: "other-chain" }]);
	});

	it("takes the lines that were there before into the chain", async () => {
		await data.close();
		await database.remove();
		database = await make();
		const { url, schema } = database.place;
		const db = new Kysely<Database>({
			dialect: url === null ? sqliteDialect(":memory:") : postgresDialect({ url, schema, connections: 2, timeouts: false }),
		});
		try {
			const migrator = migratorOf(db, schema);
			expect((await migrator.migrateTo("m013-2026-11-22-request-places")).error).toBeUndefined();
			const old = db as unknown as Kysely<Loose>;
			const lines = Array.from({ length: 1_234 }, (_, index) => ({
				...entry(`old-${index}`),
				tenant: index % 2 ? "t" : "",
				// Most share one instant, and there are more of them than fit in one batch of the chaining.
				ts: 5_000 - Math.max(0, index - 1_100),
			}));
			for (const one of lines)
				await old
					.insertInto("audit_entry")
					.values({ ...one, user_id: 'Zoë "\\' })
					.execute();
			expect((await migrator.migrateToLatest()).error).toBeUndefined();
			expect(await verifyAudit(db)).toMatchObject({ lines: 1_234, faults: [] });
			const [first] = await db.selectFrom("audit_entry").selectAll().where("tenant", "=", "t").where("number", "=", 1).execute();
			expect(first).toMatchObject({ uuid: "old-1233", previous: "" });
			// A server of the previous version is still running: its line would break the chain.
			const late = { ...entry("late"), tenant: "t" };
			if (url !== null) await expect(old.insertInto("audit_entry").values(late).execute()).rejects.toHaveProperty("code", "23502");
			await expect(db.deleteFrom("audit_entry").execute()).rejects.toHaveProperty("message", expect.stringContaining("append-only"));
		} finally {
			await db.destroy();
		}
		data = await open();
	});
});

describeOnPostgres("the migration that makes the audit trail a chain", (make) => {
	it("lets a write that is under way end, and takes its line in: it locks in the order in which writes do", async () => {
		const database = await make();
		const { url, schema } = database.place;
		const db = new Kysely<Database>({ dialect: postgresDialect({ url: url ?? "", schema, connections: 4, timeouts: false }) });
		try {
			const migrator = migratorOf(db, schema);
			await migrator.migrateTo("m013-2026-11-22-request-places");
			const waits = async () => {
				const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
					where not granted and relation in (${`${schema}.tenant_clock`}::regclass, ${`${schema}.audit_entry`}::regclass)`.execute(db);
				return (rows[0]?.n ?? 0) > 0;
			};
			// Writes in the order of a server of the previous version: first the tenant's clock, locked until the end, and the line last.
			let migration: Promise<unknown> = Promise.resolve();
			await (db as unknown as Kysely<Loose>).transaction().execute(async (write) => {
				await sql`insert into tenant_clock (tenant, last) values ('t', 0) on conflict (tenant) do update set last = tenant_clock.last`.execute(
					write,
				);
				migration = migrator.migrateToLatest().then(({ error }) => expect(error).toBeUndefined());
				while (!(await waits())) await new Promise((done) => setTimeout(done, 20));
				await write
					.insertInto("audit_entry")
					.values({ ...entry("under-way"), tenant: "t" })
					.execute();
			});
			await migration;
			expect(await verifyAudit(db)).toMatchObject({ lines: 1, faults: [] });
		} finally {
			await db.destroy();
			await database.remove();
		}
	});
});

type Line = Selectable<Database["audit_entry"]>;
type Loose = {
	audit_entry: Record<string, string | number>;
	tenant_clock: { tenant: string; audit_number: number; audit_hash: string };
};
