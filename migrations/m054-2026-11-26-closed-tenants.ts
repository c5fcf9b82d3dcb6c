import type { Kysely } from "kysely";

/** When a tenant was removed: from then on nothing is written for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("tenant_clock").addColumn("closed_at", "bigint").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("tenant_clock").dropColumn("closed_at").execute();
}
