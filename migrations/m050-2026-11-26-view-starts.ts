import type { Kysely } from "kysely";

/** Roles whose list begins with a shared view. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("saved_view").addColumn("starts_for", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("saved_view").dropColumn("starts_for").execute();
}
