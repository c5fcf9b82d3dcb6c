import type { Kysely } from "kysely";

/** Designs of a tenant's files: the files of each, their contents, and every edit with its inverse. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("design")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("base", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("revision", "integer", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("changed_at", "bigint", (column) => column.notNull())
		.addColumn("changed_by", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("design_key", ["tenant", "uuid"])
		.execute();
	await db.schema
		.createTable("blob")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("form", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("blob_key", ["tenant", "hash"])
		.execute();
	await db.schema
		.createTable("design_file")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("design_uuid", "text", (column) => column.notNull())
		.addColumn("path", "text", (column) => column.notNull())
		.addColumn("blob", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("design_file_key", ["tenant", "design_uuid", "path"])
		.addForeignKeyConstraint("design_file_design", ["tenant", "design_uuid"], "design", ["tenant", "uuid"])
		.addForeignKeyConstraint("design_file_blob", ["tenant", "blob"], "blob", ["tenant", "hash"])
		.execute();
	await db.schema.createIndex("design_file_by_blob").on("design_file").columns(["tenant", "blob"]).execute();
	await db.schema
		.createTable("design_edit")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("design_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("ts", "bigint", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("edits", "text", (column) => column.notNull())
		.addColumn("inverse", "text", (column) => column.notNull())
		.addColumn("undoes", "integer")
		.addPrimaryKeyConstraint("design_edit_key", ["tenant", "design_uuid", "number"])
		.addForeignKeyConstraint("design_edit_design", ["tenant", "design_uuid"], "design", ["tenant", "uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["design_edit", "design_file", "blob", "design"]) await db.schema.dropTable(table).execute();
}
