import type { Kysely } from "kysely";

/** Fingerprints of what a source last sent about a request, to detect changes without storing its data twice. */
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
