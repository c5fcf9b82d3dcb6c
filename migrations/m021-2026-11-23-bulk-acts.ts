import type { Kysely } from "kysely";

/** Acts on several records, and the outcome for each; a judgement that undoes an earlier one names the act. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("bulk_act")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("roles", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("checked_at", "bigint", (column) => column.notNull())
		.addColumn("asked_at", "bigint", (column) => column.notNull())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("held_until", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("bulk_act_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("bulk_act_state").on("bulk_act").columns(["state", "held_until"]).execute();
	await db.schema.createIndex("bulk_act_user").on("bulk_act").columns(["tenant", "user_id"]).execute();
	await db.schema
		.createTable("bulk_item")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("act_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addColumn("ref", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("former", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("bulk_item_key", ["tenant", "act_uuid", "number"])
		.addForeignKeyConstraint("bulk_item_act", ["tenant", "act_uuid"], "bulk_act", ["tenant", "uuid"], (key) => key.onDelete("cascade"))
		.execute();
	await db.schema.createIndex("bulk_item_state").on("bulk_item").columns(["tenant", "act_uuid", "state", "number"]).execute();
	await db.schema.alterTable("request_judgement").addColumn("undoes", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("request_judgement").dropColumn("undoes").execute();
	for (const table of ["bulk_item", "bulk_act"]) await db.schema.dropTable(table).execute();
}
