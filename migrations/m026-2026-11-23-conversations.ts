import type { Kysely } from "kysely";

const commentTables = ["realisation_comment", "request_comment"] as const;

/**
 * Comments become conversations: answers, mentions of people and roles, who set the status, and earlier texts. Notifications refer to the
 * comment and contain no text; `inbox_mark` is a person's mark on one. `person_seen` lists people who used a token, for tenants whose
 * accounts are kept elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of commentTables) {
		await db.schema.alterTable(table).addColumn("parent", "integer").execute();
		await db.schema.alterTable(table).addColumn("mentions", "text").execute();
		await db.schema.alterTable(table).addColumn("status_by", "text").execute();
		await db.schema.alterTable(table).addColumn("status_at", "bigint").execute();
	}
	await db.schema
		.createTable("comment_version")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("entity", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("replaced_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("comment_version_key", ["tenant", "entity", "record_uuid", "number", "version"])
		.execute();
	await db.schema
		.createTable("notification")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("entity", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("thread", "integer", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("by_user", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("notification_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("notification_of").on("notification").columns(["tenant", "user_id", "role"]).execute();
	await db.schema.createIndex("notification_about").on("notification").columns(["tenant", "record_uuid", "thread"]).execute();
	await db.schema
		.createTable("inbox_mark")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("item", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("until", "bigint", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("inbox_mark_key", ["tenant", "user_id", "item"])
		.execute();
	await db.schema
		.createTable("inbox_mute")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("what", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("inbox_mute_key", ["tenant", "user_id", "what"])
		.execute();
	await db.schema
		.createTable("person_seen")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("roles", "text", (column) => column.notNull())
		.addColumn("first_at", "bigint", (column) => column.notNull())
		.addColumn("seen_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("person_seen_key", ["tenant", "user_id"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["person_seen", "inbox_mute", "inbox_mark", "notification", "comment_version"])
		await db.schema.dropTable(table).execute();
	for (const table of commentTables) {
		for (const column of ["parent", "mentions", "status_by", "status_at"]) await db.schema.alterTable(table).dropColumn(column).execute();
	}
}
