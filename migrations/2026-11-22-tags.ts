import { type Kysely, sql } from "kysely";

/**
 * Tags and PIDs, which administrators keep, and their uses by records. A removed one stays as a row. The use tables follow the records:
 * they make counting cheap, and show which entries may not be removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("tag")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("enabled", "integer", (column) => column.notNull())
		.addColumn("request", "integer", (column) => column.notNull())
		.addColumn("process", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("deleted_at", "bigint")
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("tag_key", ["tenant", "uuid"])
		.execute();
	await db.schema
		.createTable("tag_use")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("tag_uuid", "text", (column) => column.notNull())
		.addColumn("entity", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("tag_use_key", ["tenant", "tag_uuid", "entity", "record_uuid"])
		.addForeignKeyConstraint("tag_use_tag", ["tenant", "tag_uuid"], "tag", ["tenant", "uuid"])
		.addCheckConstraint("tag_use_entity", sql`entity in ('request', 'realisation')`)
		.execute();
	await db.schema.createIndex("tag_use_record").on("tag_use").columns(["tenant", "entity", "record_uuid"]).execute();

	await db.schema
		.createTable("pid")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("enabled", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("deleted_at", "bigint")
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("pid_key", ["tenant", "uuid"])
		.execute();
	await db.schema
		.createTable("pid_use")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("pid_uuid", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("pid_use_key", ["tenant", "pid_uuid", "realisation_uuid"])
		.addForeignKeyConstraint("pid_use_pid", ["tenant", "pid_uuid"], "pid", ["tenant", "uuid"])
		.addForeignKeyConstraint("pid_use_realisation", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("pid_use_realisation").on("pid_use").columns(["tenant", "realisation_uuid"]).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["pid_use", "pid", "tag_use", "tag"]) await db.schema.dropTable(table).execute();
}
