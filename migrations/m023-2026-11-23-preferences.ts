import type { Kysely } from "kysely";

/** A person's preferences in a tenant, for all devices: a short text for each part of the product that stores one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("preference")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("part", "text", (column) => column.notNull())
		.addColumn("value", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("preference_key", ["tenant", "user_id", "part"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("preference").execute();
}
