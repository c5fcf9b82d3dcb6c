import type { Kysely } from "kysely";

/**
 * What a request is found by, beside the applicant's name. A server fills it in while it runs; `searched` tells of which
 * change of the request it was made, because a former version writes the name without it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("request_name")
		.addColumn("search", "text", (column) => column.notNull().defaultTo("{}"))
		.execute();
	await db.schema
		.alterTable("request_name")
		.addColumn("searched", "bigint", (column) => column.notNull().defaultTo(0))
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("request_name").dropColumn("searched").execute();
	await db.schema.alterTable("request_name").dropColumn("search").execute();
}
