import type { Kysely } from "kysely";

/**
 * Who is notified of what newly comes into a view of a list, and the records in it at the last check. `batch`: instant from which new
 * records are reported together. `news`: 1 for those that came since then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("view_subscription")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("view_uuid", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("search", "text", (column) => column.notNull())
		.addColumn("roles", "text", (column) => column.notNull())
		.addColumn("batch", "bigint", (column) => column.notNull())
		.addColumn("clock", "bigint", (column) => column.notNull())
		.addColumn("looked_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("view_subscription_key", ["tenant", "user_id", "view_uuid"])
		.execute();
	await db.schema
		.createTable("view_match")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("view_uuid", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addColumn("since", "bigint", (column) => column.notNull())
		.addColumn("news", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("view_match_key", ["tenant", "user_id", "view_uuid", "record_uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("view_match").execute();
	await db.schema.dropTable("view_subscription").execute();
}
