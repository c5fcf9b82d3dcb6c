import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The indexed texts: the list that is searched, and the table and column with the comparable text. */
const kept = [
	["realisations", "realisation_row", "search"],
	["requests", "request_row", "search"],
	["applicants", "request_name", "name"],
] as const;

/**
 * The texts by which rows are found, apart from the rows, with a trigram index on SQLite; on PostgreSQL that is one of `laterIndexes`.
 * Triggers maintain them, so code that writes a row need not know of them, including that of a former version, and a row whose text stays
 * the same costs nothing. A server fills in the texts of existing rows while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema
		.createTable("listed_text")
		.addColumn("id", isPostgres ? "bigint" : "integer", (column) => {
			const key = column.primaryKey();
			return isPostgres ? key.generatedAlwaysAsIdentity() : key;
		})
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addUniqueConstraint("listed_text_key", ["tenant", "list", "uuid"])
		.execute();
	await db.schema
		.createTable("listed_text_fill")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("filled", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("listed_text_fill_key", ["tenant", "list"])
		.execute();
	if (isPostgres) for (const each of kept) await keepOnPostgres(db, each);
	else await keepOnSqlite(db);
}

type Kept = (typeof kept)[number];

async function keepOnPostgres(db: Kysely<unknown>, [list, table, column]: Kept): Promise<void> {
	const [name, text, said] = [sql.id(`${table}_text`), sql.id(column), sql.lit(list)];
	await sql`create function ${name}() returns trigger language plpgsql as $$
		begin
			if tg_op = 'DELETE' then
				delete from listed_text where tenant = old.tenant and list = ${said} and uuid = old.uuid;
			else
				insert into listed_text (tenant, list, uuid, text) values (new.tenant, ${said}, new.uuid, new.${text})
				on conflict (tenant, list, uuid) do update set text = excluded.text;
			end if;
			return null;
		end $$`.execute(db);
	await sql`create trigger ${sql.id(`${table}_text_kept`)} after insert or delete on ${sql.table(table)}
		for each row execute function ${name}()`.execute(db);
	await sql`create trigger ${sql.id(`${table}_text_other`)} after update on ${sql.table(table)}
		for each row when (old.${text} is distinct from new.${text}) execute function ${name}()`.execute(db);
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
	// Only records whether three letters occur, not where: the matches are compared with the whole word anyway.
	await sql`create virtual table listed_letters using fts5 (
		text, content = 'listed_text', content_rowid = 'id', tokenize = 'trigram case_sensitive 1', detail = none, columnsize = 0
	)`.execute(db);
	const [put, remove] = [
		sql`insert into listed_letters (rowid, text) values (new.id, new.text)`,
		sql`insert into listed_letters (listed_letters, rowid, text) values ('delete', old.id, old.text)`,
	];
	await sql`create trigger listed_text_put after insert on listed_text begin ${put}; end`.execute(db);
	await sql`create trigger listed_text_gone after delete on listed_text begin ${remove}; end`.execute(db);
	await sql`create trigger listed_text_other after update of text on listed_text begin ${remove}; ${put}; end`.execute(db);
	for (const [list, table, column] of kept) {
		const [text, said] = [sql.id(column), sql.lit(list)];
		const keep = sql`insert into listed_text (tenant, list, uuid, text) values (new.tenant, ${said}, new.uuid, new.${text})
			on conflict (tenant, list, uuid) do update set text = excluded.text;`;
		await sql`create trigger ${sql.id(`${table}_text_put`)} after insert on ${sql.table(table)} begin ${keep} end`.execute(db);
		await sql`create trigger ${sql.id(`${table}_text_other`)} after update of ${text} on ${sql.table(table)}
			when old.${text} is not new.${text} begin ${keep} end`.execute(db);
		await sql`create trigger ${sql.id(`${table}_text_gone`)} after delete on ${sql.table(table)} begin
			delete from listed_text where tenant = old.tenant and list = ${said} and uuid = old.uuid; end`.execute(db);
	}
}

export async function down(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	for (const [, table] of kept) {
		if (isPostgres) await sql`drop function ${sql.id(`${table}_text`)}() cascade`.execute(db);
		else for (const when of ["put", "other", "gone"]) await sql`drop trigger ${sql.id(`${table}_text_${when}`)}`.execute(db);
	}
	if (!isPostgres) await sql`drop table listed_letters`.execute(db);
	await db.schema.dropTable("listed_text_fill").execute();
	await db.schema.dropTable("listed_text").execute();
}
