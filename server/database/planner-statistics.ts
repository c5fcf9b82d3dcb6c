import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Database } from "./tables.ts";

/**
 * To be called after many rows were written, outside their transaction: PostgreSQL counts anew what is in the tables. Until
 * it has, it takes a tenant that it has not seen for one without rows, and joins each of its rows with all the others. By
 * itself it only does so minutes later. SQLite, which never counts, goes by the indexes alone.
 *
 * A table that somebody holds is passed over, and nothing of this fails what was written: PostgreSQL does it later.
 */
export async function countAnew(db: Kysely<Database>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	try {
		const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
		for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
	} catch {
		// The rows are there, and are found: only later as soon as they might be.
	}
}
