import type { Kysely } from "kysely";

/** What a source last told about a request, as fingerprints: whether it tells something new is seen without keeping its words twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("request_source")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("request_uuid", "text", (column) => column.notNull())
		.addColumn("whole", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("tags", "text", (column) => column.notNull())
		.addColumn("told_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("request_source_key", ["tenant", "request_uuid"])
		.addForeignKeyConstraint("request_source_parent", ["tenant", "request_uuid"], "request", ["tenant", "uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("request_source").execute();
}
