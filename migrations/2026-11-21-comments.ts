import type { Kysely } from "kysely";

/** Comments on processes. A removed one stays as a row, so that numbers are never reused and a conflict can be detected. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("realisation_comment")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("user_name", "text", (column) => column.notNull())
		.addColumn("iteration", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("edited_at", "bigint")
		.addColumn("deleted_at", "bigint")
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_comment_key", ["tenant", "realisation_uuid", "number"])
		.addUniqueConstraint("realisation_comment_uuid", ["tenant", "uuid"])
		.addForeignKeyConstraint("realisation_comment_parent", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("realisation_comment").execute();
}
