import type { Kysely } from "kysely";

/** Tenants that have no folder in the deployment: they run from their releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("made_tenant")
		.addColumn("slug", "text", (column) => column.primaryKey())
		.addColumn("made_at", "bigint", (column) => column.notNull())
		.addColumn("made_by", "text", (column) => column.notNull())
		.addColumn("made_in", "text", (column) => column.notNull())
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("made_tenant").execute();
}
