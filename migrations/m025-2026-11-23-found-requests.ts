import type { Kysely } from "kysely";

/**
 * The texts by which a request is found, besides the applicant's name. A server fills them in while it runs; `searched` is the change of
 * the request from which they were built, because a former version writes the name without them.
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
