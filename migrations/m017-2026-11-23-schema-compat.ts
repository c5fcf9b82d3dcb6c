import type { Kysely } from "kysely";

/**
 * Which former versions of the product may go on working with this database: those that know the migration named here. A single row,
 * written by the version that migrates.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("schema_compat")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("oldest", "varchar(120)", (column) => column.notNull())
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("schema_compat").execute();
}
