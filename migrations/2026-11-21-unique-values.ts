import { type Kysely, sql } from "kysely";

/**
 * Values that no two processes of a tenant may share, one row for each value. The key makes them unique, even between two concurrent saves.
 * `scope`: value of the field within which it is unique; empty when it is unique in the whole tenant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("realisation_unique_value")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("scope", "text", (column) => column.notNull())
		.addColumn("value", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_unique_value_key", ["tenant", "field", "scope", "value"])
		.addForeignKeyConstraint("realisation_unique_value_realisation", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.addCheckConstraint("realisation_unique_value_filled", sql`value <> ''`)
		.execute();
	await db.schema
		.createIndex("realisation_unique_value_realisation")
		.on("realisation_unique_value")
		.columns(["tenant", "realisation_uuid"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("realisation_unique_value").execute();
}
