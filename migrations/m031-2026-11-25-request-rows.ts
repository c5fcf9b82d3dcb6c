import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The columns by which the list of requests filters, searches, sorts and counts: a narrow row per request. A server fills in rows of
 * existing requests while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema
		.createTable("request_row")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("process_uuid", "text")
		.addColumn("submitted_at", "bigint")
		.addColumn("processed_at", "bigint")
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("search", "text", (column) => column.notNull())
		.addColumn("parts", "text", (column) => column.notNull())
		.addColumn("cells", isPostgres ? "jsonb" : "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("request_row_key", ["tenant", "uuid"])
		.execute();
	// Rows without an instant come last, in either direction.
	await sql`create index request_row_submitted on request_row (tenant, (submitted_at is null), submitted_at desc, uuid)`.execute(db);
	await db.schema.createIndex("request_row_reference").on("request_row").columns(["tenant", "reference", "uuid"]).execute();
	await db.schema.createIndex("request_row_counted").on("request_row").columns(["tenant", "code", "status"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("request_row").execute();
}
