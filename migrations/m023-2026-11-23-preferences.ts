import type { Kysely } from "kysely";

/** What a person prefers in a tenant, on whatever device: a small text for each part of the product that keeps one. */
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
