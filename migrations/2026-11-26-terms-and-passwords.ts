import type { Kysely } from "kysely";

type Records = { provider_record: { model: string; id: string; payload: string; account_id: string | null } };

/**
 * Who accepted which version of the terms, and the former passwords of an account. Like accounts these belong to a person and not to a
 * tenant; `tenant` says where the terms were read. Sessions and tokens of an account can be found by its id from now on, so that a changed
 * password ends them.
 */
export async function up(db: Kysely<Records>): Promise<void> {
	await db.schema
		.createTable("terms_acceptance")
		.addColumn("user_id", "varchar(255)", (column) => column.notNull())
		.addColumn("version", "varchar(20)", (column) => column.notNull())
		.addColumn("accepted_at", "bigint", (column) => column.notNull())
		.addColumn("tenant", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("terms_acceptance_key", ["user_id", "version"])
		.execute();

	await db.schema
		.createTable("password_history")
		.addColumn("account_id", "varchar(36)", (column) => column.notNull())
		.addColumn("replaced_at", "bigint", (column) => column.notNull())
		.addColumn("password_hash", "varchar(300)", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("password_history_account").on("password_history").columns(["account_id", "replaced_at"]).execute();

	await db.schema.alterTable("provider_record").addColumn("account_id", "varchar(255)").execute();
	for (const { model, id, payload } of await db.selectFrom("provider_record").select(["model", "id", "payload"]).execute()) {
		const { accountId } = JSON.parse(payload) as { accountId?: unknown };
		if (typeof accountId !== "string") continue;
		await db.updateTable("provider_record").set({ account_id: accountId }).where("model", "=", model).where("id", "=", id).execute();
	}
	await db.schema.createIndex("provider_record_account").on("provider_record").column("account_id").execute();
}

export async function down(db: Kysely<Records>): Promise<void> {
	await db.schema.dropIndex("provider_record_account").execute();
	await db.schema.alterTable("provider_record").dropColumn("account_id").execute();
	await db.schema.dropTable("password_history").execute();
	await db.schema.dropTable("terms_acceptance").execute();
}
