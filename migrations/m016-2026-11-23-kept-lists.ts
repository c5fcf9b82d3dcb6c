import { type Kysely, sql } from "kysely";
import * as tagsAndPids from "./2026-11-22-tags.ts";

/** The entries of all lists that administrators keep are in one table, and their uses in another. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("kept_entry")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("enabled", "integer", (column) => column.notNull())
		.addColumn("request", "integer", (column) => column.notNull())
		.addColumn("process", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("deleted_at", "bigint")
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("kept_entry_key", ["tenant", "list", "uuid"])
		.execute();
	await db.schema
		.createTable("kept_use")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("entry_uuid", "text", (column) => column.notNull())
		.addColumn("entity", "text", (column) => column.notNull())
		.addColumn("record_uuid", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("kept_use_key", ["tenant", "list", "entry_uuid", "entity", "record_uuid"])
		.addForeignKeyConstraint("kept_use_entry", ["tenant", "list", "entry_uuid"], "kept_entry", ["tenant", "list", "uuid"])
		.addCheckConstraint("kept_use_entity", sql`entity in ('request', 'realisation')`)
		.execute();
	await db.schema.createIndex("kept_use_record").on("kept_use").columns(["tenant", "list", "entity", "record_uuid"]).execute();
	const entry = sql`insert into kept_entry (tenant, list, uuid, label, enabled, request, process, created_at, deleted_at, synced)`;
	const use = sql`insert into kept_use (tenant, list, entry_uuid, entity, record_uuid)`;
	await sql`${entry} select tenant, 'tags', uuid, label, enabled, request, process, created_at, deleted_at, synced from tag`.execute(db);
	await sql`${entry} select tenant, 'pids', uuid, label, enabled, 0, 1, created_at, deleted_at, synced from pid`.execute(db);
	await sql`${use} select tenant, 'tags', tag_uuid, entity, record_uuid from tag_use`.execute(db);
	await sql`${use} select tenant, 'pids', pid_uuid, 'realisation', realisation_uuid from pid_use`.execute(db);
	for (const table of ["pid_use", "pid", "tag_use", "tag"]) await db.schema.dropTable(table).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await tagsAndPids.up(db);
	await sql`insert into tag (tenant, uuid, label, enabled, request, process, created_at, deleted_at, synced)
		select tenant, uuid, label, enabled, request, process, created_at, deleted_at, synced from kept_entry where list = 'tags'`.execute(db);
	await sql`insert into pid (tenant, uuid, label, enabled, created_at, deleted_at, synced)
		select tenant, uuid, label, enabled, created_at, deleted_at, synced from kept_entry where list = 'pids'`.execute(db);
	await sql`insert into tag_use (tenant, tag_uuid, entity, record_uuid)
		select tenant, entry_uuid, entity, record_uuid from kept_use where list = 'tags'`.execute(db);
	await sql`insert into pid_use (tenant, pid_uuid, realisation_uuid)
		select tenant, entry_uuid, record_uuid from kept_use where list = 'pids'`.execute(db);
	for (const table of ["kept_use", "kept_entry"]) await db.schema.dropTable(table).execute();
}
