import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Database } from "../tables/tables.ts";

/**
 * Call this after writing many rows, outside their transaction, so that PostgreSQL updates its statistics. Without them it assumes that a
 * new tenant has no rows, and joins each of its rows with all the others; by itself it updates them only minutes later. SQLite uses its
 * indexes alone and needs no statistics.
 * A table that is locked is skipped, and no failure here affects what was written: PostgreSQL catches up later.
 */
export async function countAnew(db: Kysely<Database>): Promise<void> {
	if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
	try {
		const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
		for (const { name } of rows) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
	} catch {
		// The rows are stored and can be found, only more slowly for now.
	}
}
