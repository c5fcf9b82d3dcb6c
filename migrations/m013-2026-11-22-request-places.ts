import { type Kysely, PostgresAdapter, sql } from "kysely";

type Tables = {
	request: { tenant: string; uuid: string; record: string; latitude: number | null; longitude: number | null };
	audit_entry: { tenant: string; ts: number; operation: string; target: string; outcome: string };
};

/**
 * The origin of requests' places: the events of each, and the work of looking up missing ones. Places that somebody set before are marked
 * as such, so that no lookup overwrites them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("request_event")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("request_uuid", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("ts", "bigint", (column) => column.notNull())
		.addColumn("user_id", "text", (column) => column.notNull())
		.addColumn("meta", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("request_event_key", ["tenant", "request_uuid", "number"])
		.addForeignKeyConstraint("request_event_parent", ["tenant", "request_uuid"], "request", ["tenant", "uuid"])
		.execute();
	await appendOnly(db, "request_event");
	await db.schema
		.createTable("background_work")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("held_until", "bigint", (column) => column.notNull())
		.addColumn("next_at", "bigint", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("done", "integer", (column) => column.notNull())
		.addColumn("failures", "integer", (column) => column.notNull())
		.execute();
	await sql`create index request_without_place on request (tenant, stored_at) where latitude is null and nomatch = 0`.execute(db);
	await markPlacesSetByHand(db.withTables<Tables>());
}

async function markPlacesSetByHand(db: Kysely<Tables>): Promise<void> {
	const rows = await db
		.selectFrom("request")
		.innerJoin("audit_entry", (join) =>
			join.onRef("audit_entry.tenant", "=", "request.tenant").onRef("audit_entry.target", "=", "request.uuid"),
		)
		.select(["request.tenant", "request.uuid", "request.record", (select) => select.fn.max("audit_entry.ts").as("at")])
		.where("audit_entry.operation", "=", "setCoordinates")
		.where("audit_entry.outcome", "=", "done")
		.where("request.latitude", "is not", null)
		.groupBy(["request.tenant", "request.uuid", "request.record"])
		.execute();
	for (const { tenant, uuid, record, at } of rows) {
		const marked = JSON.stringify({ ...JSON.parse(record), geocoding: { state: "manual", address: "", source: "", at: Number(at) } });
		await db.updateTable("request").set({ record: marked }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	}
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
	await db.schema.dropIndex("request_without_place").execute();
	for (const table of ["request_event", "background_work"]) await db.schema.dropTable(table).execute();
	if (isPostgres(db)) await sql`drop function request_event_append_only`.execute(db);
}
