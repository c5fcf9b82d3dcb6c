import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The first tables. Every table has a tenant and every key starts with it, so that a child can never belong to another tenant's parent.
 * Instants are milliseconds since 1970 in bigint, flags are 0 or 1, JSON is text: the same on both databases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const instant = "bigint";

	await db.schema
		.createTable("tenant_clock")
		.addColumn("tenant", "text", (column) => column.primaryKey())
		.addColumn("last", instant, (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("flow_version")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("definition", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("flow_version_key", ["tenant", "uuid", "version"])
		.execute();

	await db.schema
		.createTable("realisation")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("counter", "integer", (column) => column.notNull())
		.addColumn("ref", "text", (column) => column.notNull())
		.addColumn("case_ref", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("subtype", "text")
		.addColumn("flow_uuid", "text", (column) => column.notNull())
		.addColumn("flow_version", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("active_step", "text")
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("address", "text", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addColumn("updated_at", instant, (column) => column.notNull())
		.addColumn("synced", instant, (column) => column.notNull())
		.addColumn("event_count", "integer", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("answer", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_key", ["tenant", "uuid"])
		.addUniqueConstraint("realisation_counter", ["tenant", "counter"])
		.addForeignKeyConstraint("realisation_flow", ["tenant", "flow_uuid", "flow_version"], "flow_version", ["tenant", "uuid", "version"])
		.execute();
	await db.schema.createIndex("realisation_synced").on("realisation").columns(["tenant", "synced", "uuid"]).unique().execute();
	await db.schema.createIndex("realisation_code").on("realisation").columns(["tenant", "code", "synced", "uuid"]).execute();

	await db.schema
		.createTable("realisation_event")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("ts", instant, (column) => column.notNull())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("meta", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_event_key", ["tenant", "realisation_uuid", "number"])
		.addForeignKeyConstraint("realisation_event_parent", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.execute();
	await appendOnly(db, "realisation_event");

	await db.schema
		.createTable("realisation_history")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("realisation_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("iteration", "integer", (column) => column.notNull())
		.addColumn("ts", instant, (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("snapshot", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_history_key", ["tenant", "realisation_uuid", "number"])
		.addForeignKeyConstraint("realisation_history_parent", ["tenant", "realisation_uuid"], "realisation", ["tenant", "uuid"])
		.execute();

	await db.schema
		.createTable("charging_location")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("latitude", "double precision", (column) => column.notNull())
		.addColumn("longitude", "double precision", (column) => column.notNull())
		.addColumn("street", "text", (column) => column.notNull())
		.addColumn("street_number", "text", (column) => column.notNull())
		.addColumn("street_number_suffix", "text", (column) => column.notNull())
		.addColumn("postal_code", "text", (column) => column.notNull())
		.addColumn("city", "text", (column) => column.notNull())
		.addColumn("properties", "text", (column) => column.notNull())
		.addColumn("meta", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("status_before", "text")
		.addColumn("workflow_uuid", "text")
		.addColumn("synced", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("charging_location_key", ["tenant", "uuid"])
		.addForeignKeyConstraint("charging_location_workflow", ["tenant", "workflow_uuid"], "realisation", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("charging_location_synced").on("charging_location").columns(["tenant", "synced", "uuid"]).unique().execute();
	await db.schema.createIndex("charging_location_code").on("charging_location").columns(["tenant", "code", "synced", "uuid"]).execute();
	await db.schema.createIndex("charging_location_workflow_uuid").on("charging_location").columns(["tenant", "workflow_uuid"]).execute();

	await db.schema
		.createTable("stakeholder")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("slug", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("enabled", "integer", (column) => column.notNull())
		.addColumn("synced", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("stakeholder_key", ["tenant", "slug"])
		.execute();

	await db.schema
		.createTable("idempotency_key")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull())
		.addColumn("request_hash", "text", (column) => column.notNull())
		.addColumn("status", "integer", (column) => column.notNull())
		.addColumn("answer", "text", (column) => column.notNull())
		.addColumn("created_at", instant, (column) => column.notNull())
		.addPrimaryKeyConstraint("idempotency_key_key", ["tenant", "user_id", "key"])
		.execute();
	await db.schema.createIndex("idempotency_key_age").on("idempotency_key").columns(["created_at"]).execute();

	await db.schema
		.createTable("audit_entry")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("ts", instant, (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("operation", "text", (column) => column.notNull())
		.addColumn("target", "text", (column) => column.notNull())
		.addColumn("outcome", "text", (column) => column.notNull())
		.addColumn("request_id", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("audit_entry_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("audit_entry_ts").on("audit_entry").columns(["tenant", "ts"]).execute();
	await appendOnly(db, "audit_entry");
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
	const tables = [
		"audit_entry",
		"idempotency_key",
		"stakeholder",
		"charging_location",
		"realisation_history",
		"realisation_event",
		"realisation",
		"flow_version",
		"tenant_clock",
	];
	for (const table of tables) await db.schema.dropTable(table).execute();
	if (!isPostgres(db)) return;
	for (const table of ["audit_entry", "realisation_event"]) await sql`drop function ${sql.raw(`${table}_append_only`)}`.execute(db);
}
