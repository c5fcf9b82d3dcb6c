import { type Kysely, sql } from "kysely";

/**
 * Comments on requests, stored like those on processes. In both tables the column for the record has the same name, and there is the index
 * used for counting: comments that were not removed, by record and status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("realisation_comment").renameColumn("realisation_uuid", "record_uuid").execute();
	await db.schema
		.createTable("request_comment")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
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
		.addPrimaryKeyConstraint("request_comment_key", ["tenant", "record_uuid", "number"])
		.addUniqueConstraint("request_comment_uuid", ["tenant", "uuid"])
		.addForeignKeyConstraint("request_comment_parent", ["tenant", "record_uuid"], "request", ["tenant", "uuid"])
		.execute();
	for (const table of ["realisation_comment", "request_comment"]) {
		await db.schema
			.createIndex(`${table}_present`)
			.on(table)
			.columns(["tenant", "record_uuid", "status", "deleted_at"])
			.where(sql.ref("deleted_at"), "is", null)
			.execute();
	}
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("realisation_comment_present").execute();
	await db.schema.dropTable("request_comment").execute();
	await db.schema.alterTable("realisation_comment").renameColumn("record_uuid", "realisation_uuid").execute();
}
