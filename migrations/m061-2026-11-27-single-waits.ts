import type { Kysely } from "kysely";

/**
 * Whether a step that waits is all that waits of its process, for one role: such processes are counted as rows, where the others
 * have to be told apart first. 0 is always right, and what a former version writes.
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
