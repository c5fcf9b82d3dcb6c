import type { Kysely } from "kysely";

const commentTables = ["realisation_comment", "request_comment"] as const;

/** Files of the process to which a comment refers. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of commentTables) await db.schema.alterTable(table).addColumn("files", "text").execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of commentTables) await db.schema.alterTable(table).dropColumn("files").execute();
}
