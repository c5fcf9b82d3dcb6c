import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Requests, and all judgements of them. Child rows refer to the tenant and uuid of their request. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const instant = "bigint";

	await db.schema
		.createTable("request")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("counter", "integer", (column) => column.notNull())
		.addColumn("ref", "text", (column) => column.notNull())
		.addColumn("case_ref", "text", (column) => column.notNull())
		.addColumn("external_ref", "text")
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("status", "integer", (column) => column.notNull())
		.addColumn("realisation_uuid", "text")
		.addColumn("latitude", "double precision")
		.addColumn("longitude", "double precision")
		.addColumn("nomatch", "integer", (column) => column.notNull())
		.addColumn("submitted_at", instant)
		.addColumn("created_at", instant)
		.addColumn("processed_at", instant)
		.addColumn("stored_at", instant, (column) => column.notNull())
		.addColumn("synced", instant, (column) => column.notNull())
		.addColumn("record", "text", (column) => column.notNull())
		.addColumn("docs", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("request_key", ["tenant", "uuid"])
		.addUniqueConstraint("request_counter", ["tenant", "counter"])
		.addUniqueConstraint("request_external_ref", ["tenant", "external_ref"])
		.addForeignKeyConstraint("request_realisation", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("request_synced").on("request").columns(["tenant", "synced", "uuid"]).unique().execute();
	await db.schema.createIndex("request_code").on("request").columns(["tenant", "code", "synced", "uuid"]).execute();
	await db.schema.createIndex("request_realisation_uuid").on("request").columns(["tenant", "realisation_uuid"]).execute();

	await db.schema
		.createTable("request_judgement")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("request_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("status", "integer", (column) => column.notNull())
		.addColumn("reason", "text")
		.addColumn("remarks", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("processed_at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("request_judgement_key", ["tenant", "request_uuid", "number"])
		.addForeignKeyConstraint("request_judgement_parent", ["tenant", "request_uuid"], "request", ["tenant", "uuid"])
		.execute();
	await appendOnly(db, "request_judgement");
}

/** The database itself refuses to rewrite what happened. */
async function appendOnly(db: Kysely<unknown>, table: string): Promise<void> {
	const name = sql.raw(`${table}_append_only`);
	if (isPostgres(db)) {
		await sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$`.execute(db);
		await sql`create trigger ${name} before update or delete on ${sql.table(table)} for each row execute function ${name}()`.execute(db);
		return;
	}
	for (const change of ["update", "delete"]) {
		const trigger = sql.raw(`${table}_no_${change}`);
		await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(table)} begin select raise(abort, 'append-only'); end`.execute(
			db,
		);
	}
}

function isPostgres(db: Kysely<unknown>): boolean {
	return db.getExecutor().adapter instanceof PostgresAdapter;
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["request_judgement", "request"]) await db.schema.dropTable(table).execute();
	if (isPostgres(db)) await sql`drop function request_judgement_append_only`.execute(db);
}
