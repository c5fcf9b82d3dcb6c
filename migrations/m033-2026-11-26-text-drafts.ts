import type { Kysely } from "kysely";

/**
 * What somebody has typed into the conversation about a record, or into the judgement of a request, and not sent: a row for
 * each person, record and part of it (`comment`, `answer-3`, `edit-3`, `judgement`). Only its owner reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("text_draft")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addColumn("entity", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("part", "text", (column) => column.notNull())
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("live", "integer", (column) => column.notNull())
		.addColumn("kept_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("text_draft_key", ["tenant", "record_uuid", "entity", "user_id", "part"])
		.execute();
	await db.schema.createIndex("text_draft_owner").on("text_draft").columns(["tenant", "user_id"]).execute();
	await db.schema.createIndex("text_draft_kept_at").on("text_draft").columns(["tenant", "kept_at"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("text_draft").execute();
}
