import type { Kysely } from "kysely";

/**
 * Whether a waiting step is the only waiting row of its process, for one role: such processes are counted as rows, while the others need
 * deduplication. 0 is always right, and is what a former version writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("waiting")
		.addColumn("single", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("waiting").dropColumn("single").execute();
}
