import type { Kysely } from "kysely";

/** Saved views of lists: each belongs to one person, and some are for everybody who may see the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("saved_view")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("search", "text", (column) => column.notNull())
		.addColumn("owner_id", "text", (column) => column.notNull())
		.addColumn("owner_name", "text", (column) => column.notNull())
		.addColumn("shared", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("saved_view_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("saved_view_owner").on("saved_view").columns(["tenant", "owner_id"]).execute();
	await db.schema.createIndex("saved_view_list").on("saved_view").columns(["tenant", "list", "shared"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("saved_view").execute();
}
