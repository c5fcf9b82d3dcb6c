import type { Kysely } from "kysely";

/**
 * Messages by e-mail. `mail_choice` contains people's choices; `mail_outbox` the messages to send, written together with what they report.
 * Neither contains a text or an address: both are looked up when a message is sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("mail_choice")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("how", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("mail_choice_key", ["tenant", "user_id", "kind"])
		.execute();
	await db.schema
		.createTable("mail_outbox")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("item", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("tries", "integer", (column) => column.notNull())
		.addColumn("due_at", "bigint", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("mail_outbox_key", ["tenant", "user_id", "item"])
		.execute();
	await db.schema.createIndex("mail_outbox_due").on("mail_outbox").columns(["state", "due_at"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["mail_outbox", "mail_choice"]) await db.schema.dropTable(table).execute();
}
