import type { Kysely } from "kysely";

/**
 * Releases of a tenant's files, which never change, and which of them runs: the last line of `activation`. `design_approval` is a second
 * person's approval of one revision of a design.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("release")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("base", "text", (column) => column.notNull())
		.addColumn("origin", "text", (column) => column.notNull())
		.addColumn("design_uuid", "text")
		.addColumn("revision", "integer")
		.addColumn("flow_uuid", "text", (column) => column.notNull())
		.addColumn("flow_version", "text", (column) => column.notNull())
		.addColumn("note", "text", (column) => column.notNull())
		.addColumn("made_at", "bigint", (column) => column.notNull())
		.addColumn("made_by", "text", (column) => column.notNull())
		.addColumn("approved_by", "text")
		.addPrimaryKeyConstraint("release_key", ["tenant", "number"])
		.execute();
	await db.schema
		.createTable("release_file")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("path", "text", (column) => column.notNull())
		.addColumn("blob", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("release_file_key", ["tenant", "number", "path"])
		.addForeignKeyConstraint("release_file_release", ["tenant", "number"], "release", ["tenant", "number"])
		.addForeignKeyConstraint("release_file_blob", ["tenant", "blob"], "blob", ["tenant", "hash"])
		.execute();
	await db.schema.createIndex("release_file_by_blob").on("release_file").columns(["tenant", "blob"]).execute();
	await db.schema
		.createTable("activation")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("release", "integer", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addColumn("by", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("activation_key", ["tenant", "number"])
		.addForeignKeyConstraint("activation_release", ["tenant", "release"], "release", ["tenant", "number"])
		.execute();
	await db.schema
		.createTable("design_approval")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("design_uuid", "text", (column) => column.notNull())
		.addColumn("revision", "integer", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("design_approval_key", ["tenant", "design_uuid", "revision", "user_id"])
		.addForeignKeyConstraint("design_approval_design", ["tenant", "design_uuid"], "design", ["tenant", "uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["design_approval", "activation", "release_file", "release"]) await db.schema.dropTable(table).execute();
}
