import type { Kysely } from "kysely";

/**
 * Accounts, keys and current sign-ins of the embedded provider. An account belongs to no tenant: one person may have roles in several, so
 * these tables have no tenant column. Instants are milliseconds since 1970 (UTC), JSON is text, so that both databases contain the same.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
	await database.schema
		.createTable("account")
		.addColumn("id", "varchar(36)", (column) => column.primaryKey())
		.addColumn("email", "varchar(254)", (column) => column.notNull().unique())
		.addColumn("name", "varchar(200)", (column) => column.notNull())
		.addColumn("password_hash", "varchar(300)", (column) => column.notNull())
		.addColumn("roles", "text", (column) => column.notNull())
		.addColumn("demo", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("disabled_at", "bigint")
		.addColumn("tokens_valid_from", "bigint", (column) => column.notNull().defaultTo(0))
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();

	await database.schema
		.createTable("provider_record")
		.addColumn("model", "varchar(40)", (column) => column.notNull())
		.addColumn("id", "varchar(120)", (column) => column.notNull())
		.addColumn("payload", "text", (column) => column.notNull())
		.addColumn("grant_id", "varchar(120)")
		.addColumn("uid", "varchar(120)")
		.addColumn("consumed_at", "bigint")
		.addColumn("expires_at", "bigint")
		.addPrimaryKeyConstraint("provider_record_pk", ["model", "id"])
		.execute();
	await database.schema.createIndex("provider_record_grant").on("provider_record").columns(["model", "grant_id"]).execute();
	await database.schema.createIndex("provider_record_uid").on("provider_record").columns(["model", "uid"]).execute();
	await database.schema.createIndex("provider_record_expiry").on("provider_record").column("expires_at").execute();

	await database.schema
		.createTable("provider_secret")
		.addColumn("name", "varchar(40)", (column) => column.primaryKey())
		.addColumn("value", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.execute();

	await database.schema
		.createTable("sign_in_attempt")
		.addColumn("subject", "varchar(80)", (column) => column.primaryKey())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("window_started_at", "bigint", (column) => column.notNull())
		.addColumn("next_allowed_at", "bigint", (column) => column.notNull())
		.execute();
}

export async function down(database: Kysely<unknown>): Promise<void> {
	for (const table of ["sign_in_attempt", "provider_secret", "provider_record", "account"]) {
		await database.schema.dropTable(table).execute();
	}
}
