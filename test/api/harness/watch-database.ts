import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../server/database/tables/tables.ts";

/**
 * Tables in which a refused call must leave no trace. The audit trail must have a line for it, and the clock may
 * advance.
 */
const watched = [
	"realisation",
	"realisation_event",
	"realisation_history",
	"charging_location",
	"request",
	"request_judgement",
	"stakeholder",
	"flow_version",
	"idempotency_key",
] as const;

/**
 * Counts every inserted, changed or deleted row in the watched tables, even if it is later restored. Returns the count
 * so far. The line that summarises several refusals of a stranger belongs to no call.
 */
export async function countTouches(
	db: Kysely<Database>,
	postgres: boolean,
): Promise<() => Promise<{ touches: number; auditLines: number }>> {
	const run = (text: string) => sql.raw(text).execute(db);
	await run("create table touched (what varchar(10) primary key, n integer not null)");
	await run("insert into touched values ('data', 0), ('audit', 0)");
	const bump = (what: string) => `update touched set n = n + 1 where what = '${what}'`;
	for (const what of ["data", "audit"] as const) {
		if (postgres)
			await run(`create function touch_${what}() returns trigger language plpgsql as $$ begin ${bump(what)}; return null; end $$`);
		for (const table of what === "data" ? watched : ["audit_entry"]) {
			for (const event of ["insert", "update", "delete"]) {
				const counts = what === "audit" && event === "insert" ? `when (new.operation <> 'furtherRefusals')` : "";
				const body = postgres ? `for each row ${counts} execute function touch_${what}()` : `${counts} begin ${bump(what)}; end`;
				await run(`create trigger touch_${table}_${event} after ${event} on ${table} ${body}`);
			}
		}
	}
	const read = sql<{ what: string; n: number }>`select what, n from touched`;
	return async () => {
		const { rows } = await read.execute(db);
		const of = (what: string) => Number(rows.find((row) => row.what === what)?.n ?? 0);
		return { touches: of("data"), auditLines: of("audit") };
	};
}

/** A hash of the contents of all watched tables. */
export async function hashOf(db: Kysely<Database>): Promise<string> {
	const hash = createHash("sha256");
	for (const table of watched) {
		const rows = (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort();
		hash.update(`${table} ${rows.length}\n${rows.join("\n")}\n`);
	}
	return hash.digest("hex");
}
