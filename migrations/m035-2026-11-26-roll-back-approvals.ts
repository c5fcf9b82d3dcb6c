import type { Kysely } from "kysely";

/** Somebody's approval for going back to a release from what one activation made run; void once another has been activated. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("roll_back_approval")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("release", "integer", (column) => column.notNull())
		.addColumn("activation", "integer", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("roll_back_approval_key", ["tenant", "release", "activation", "user_id"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropTable("roll_back_approval").execute();
}
