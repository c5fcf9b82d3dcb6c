import type { Kysely } from "kysely";

const commentTables = ["realisation_comment", "request_comment"] as const;
const texts = ["assignee_kind", "assignee_id", "assignee_name", "assigned_by", "assigned_by_name"] as const;

/** The person or role to whom a conversation is assigned, stored with the first comment of the conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of commentTables) {
		for (const column of texts) await db.schema.alterTable(table).addColumn(column, "text").execute();
		await db.schema.alterTable(table).addColumn("assigned_at", "bigint").execute();
	}
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of commentTables) {
		for (const column of [...texts, "assigned_at"]) await db.schema.alterTable(table).dropColumn(column).execute();
	}
}
