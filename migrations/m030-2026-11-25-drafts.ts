import type { Kysely } from "kysely";

/**
 * What somebody has filled in on a step and not saved, for all devices: a row for each person, process and step. `fields` has each field's
 * new value and when it changed; `live` how many of them are still unsaved. Only its owner reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("draft")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("mode", "text", (column) => column.notNull())
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("live", "integer", (column) => column.notNull())
		.addColumn("kept_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("draft_key", ["tenant", "user_id", "realisation_uuid", "step"])
		.execute();
	await db.schema.createIndex("draft_kept_at").on("draft").columns(["tenant", "kept_at"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("draft").execute();
}
