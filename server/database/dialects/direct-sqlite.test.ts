import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { Kysely } from "kysely";
import type { Database } from "../tables/tables.ts";
import { type HeldConnection, heldBy, hold } from "./held-connection.ts";
import { preparedChange } from "./prepared.ts";
import { sqliteDialect } from "./sqlite.ts";

describe("the short way to the embedded database", () => {
	let db: Kysely<Database>;
	beforeEach(async () => {
		db = new Kysely<Database>({ dialect: sqliteDialect(":memory:") });
		await db.schema
			.createTable("tenant_clock")
			.addColumn("tenant", "text", (column) => column.primaryKey())
			.addColumn("last", "bigint")
			.execute();
	});
	afterEach(() => db.destroy());

	const within = <T>(work: (held: HeldConnection, connection: Kysely<Database>) => Promise<T>) =>
		db.connection().execute(async (connection) => work(await hold(connection), connection));

	const insert = "insert into tenant_clock (tenant, last) values (?, ?)";

	it("is there only for a connection that a write holds", async () => {
		expect(heldBy(db)).toBeUndefined();
		await db.connection().execute(async (connection) => {
			expect(heldBy(connection)).toBeUndefined();
			const held = await hold(connection);
			expect(heldBy(connection)).toBe(held);
			expect(heldBy(db)).toBeUndefined();
		});
	});

	it("gives rows where a statement answers some, and none where it changes", async () => {
		await within(async (held) => {
			expect(held.run(insert, ["a", 1])).toEqual([]);
			expect(held.run(`${insert} returning last`, ["b", 2])).toEqual([{ last: 2 }]);
			expect(held.run("select tenant, last from tenant_clock order by tenant", [])).toEqual([
				{ tenant: "a", last: 1 },
				{ tenant: "b", last: 2 },
			]);
			expect(held.run("select tenant from tenant_clock where tenant = ?", ["c"])).toEqual([]);
		});
	});

	it("is the very connection that Kysely uses: what one does the other sees before it is committed", async () => {
		await within(async (held, connection) => {
			held.send("begin", []);
			await connection.insertInto("tenant_clock").values({ tenant: "a", last: 1 }).execute();
			expect(held.run("select last from tenant_clock", [])).toEqual([{ last: 1 }]);
			held.send(insert, ["b", 2]);
			expect(await connection.selectFrom("tenant_clock").select("tenant").orderBy("tenant").execute()).toHaveLength(2);
			held.send("rollback", []);
			await held.settled();
		});
		expect(await db.selectFrom("tenant_clock").selectAll().execute()).toEqual([]);
	});

	it("keeps everybody else out until the write lets go: nobody reads what is not committed", async () => {
		let read: Promise<unknown> | undefined;
		await within(async (held) => {
			held.send("begin", []);
			held.send(insert, ["a", 1]);
			read = db.selectFrom("tenant_clock").selectAll().execute();
			await new Promise(setImmediate);
			held.send("rollback", []);
		});
		expect(await read).toEqual([]);
	});

	it("tells whether anything was changed, also by Kysely's way", async () => {
		await within(async (held, connection) => {
			const before = held.changes();
			held.run("select * from tenant_clock", []);
			held.run("update tenant_clock set last = 2 where tenant = 'nobody'", []);
			expect(held.changes()).toBe(before);
			await connection.insertInto("tenant_clock").values({ tenant: "a", last: 1 }).execute();
			expect(held.changes()).toBe(before + 1);
		});
	});

	it("fails at once with what a statement fails with, and so does a prepared change", async () => {
		const change = preparedChange<{ tenant: string; last: number }>((any, value) =>
			any.insertInto("tenant_clock").values({ tenant: value("tenant"), last: value("last") }),
		);
		await within(async (held, connection) => {
			await change(connection, { tenant: "a", last: 1 });
			expect(() => held.send(insert, ["a", 2])).toThrow("UNIQUE");
			// Errors of the native module come from another realm, so `instanceof` fails.
			await expect(change(connection, { tenant: "a", last: 2 })).rejects.toHaveProperty("code", "SQLITE_CONSTRAINT_PRIMARYKEY");
		});
	});
});
