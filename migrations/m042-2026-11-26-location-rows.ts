import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The columns by which the list of charging locations filters, searches, sorts and counts: a narrow row per location; the text by which it
 * is found goes where those of the other lists are. A server fills in rows of existing locations while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema
		.createTable("location_row")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("round", "text", (column) => column.notNull())
		.addColumn("process_uuid", "text")
		.addColumn("latitude", "double precision", (column) => column.notNull())
		.addColumn("longitude", "double precision", (column) => column.notNull())
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("search", "text", (column) => column.notNull())
		.addColumn("cells", isPostgres ? "jsonb" : "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("location_row_key", ["tenant", "uuid"])
		.execute();
	// Texts are compared byte by byte, whatever the collation of the database.
	const reference = isPostgres ? sql`reference collate "C"` : sql`reference`;
	await sql`create index location_row_reference on location_row (tenant, ${reference}, uuid)`.execute(db);
	await sql`create index location_row_code on location_row (tenant, code, ${reference}, uuid)`.execute(db);
	await db.schema.createIndex("location_row_counted").on("location_row").columns(["tenant", "code", "status"]).execute();
	// Includes the columns by which a map counts and draws, so that it is answered from the index alone.
	const placed = ["tenant", "latitude", "longitude", "status", "code"];
	await db.schema.createIndex("location_row_place").on("location_row").columns(placed).execute();
	await (isPostgres ? keepOnPostgres(db) : keepOnSqlite(db));
}

/** Maintains the text as m041 does for the other lists. */
async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
	await sql`create function location_row_text() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' then
				delete from listed_text where tenant = old.tenant and list = 'locations' and uuid = old.uuid;
			else
				insert into listed_text (tenant, list, uuid, text) values (new.tenant, 'locations', new.uuid, new.search)
				on conflict (tenant, list, uuid) do update set text = excluded.text;
			end if;
			return null;
		end $$`.execute(db);
	await sql`create trigger location_row_text_kept after insert or delete on location_row
		for each row execute function location_row_text()`.execute(db);
	await sql`create trigger location_row_text_other after update on location_row
		for each row when (old.search is distinct from new.search) execute function location_row_text()`.execute(db);
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
	const keep = sql`insert into listed_text (tenant, list, uuid, text) values (new.tenant, 'locations', new.uuid, new.search)
		on conflict (tenant, list, uuid) do update set text = excluded.text;`;
	await sql`create trigger location_row_text_put after insert on location_row begin ${keep} end`.execute(db);
	await sql`create trigger location_row_text_other after update of search on location_row
		when old.search is not new.search begin ${keep} end`.execute(db);
	await sql`create trigger location_row_text_gone after delete on location_row begin
		delete from listed_text where tenant = old.tenant and list = 'locations' and uuid = old.uuid; end`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema.dropTable("location_row").execute();
	if (isPostgres) await sql`drop function location_row_text()`.execute(db);
	await sql`delete from listed_text where list = 'locations'`.execute(db);
	await sql`delete from listed_text_fill where list = 'locations'`.execute(db);
	await sql`delete from listed_fill where list = 'locations'`.execute(db);
}
