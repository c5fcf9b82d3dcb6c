import { type Kysely, PostgresAdapter, sql } from "kysely";

const tables = ["realisation_row", "request_row", "location_row"] as const;

/**
 * Lists in order of address no longer scan every row. Rows without a value are read separately from the others, so an index on the creation
 * of requests no longer begins with whether there is such an instant. Only for the embedded database, on which nobody works meanwhile;
 * PostgreSQL creates these concurrently, as `laterIndexes`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (db.getExecutor().adapter instanceof PostgresAdapter) return;
	const address = sql`coalesce(cells ->> '$."address#"', cells ->> '$."address"')`;
	for (const table of tables) {
		await sql`create index ${sql.id(`${table}_address`)} on ${sql.table(table)} (tenant, ${address}, uuid)`.execute(db);
	}
	await sql`create index request_row_made on request_row (tenant, submitted_at desc, uuid)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	const made = ["request_row_made", ...tables.map((table) => `${table}_address`)];
	for (const index of made) await db.schema.dropIndex(index).ifExists().execute();
}
