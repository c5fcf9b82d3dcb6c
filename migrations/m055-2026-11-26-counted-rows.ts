import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The columns by which rows are counted. A process that is listed under no step has an empty one. */
const by = (row: "new" | "old") =>
	sql`${sql.raw(row)}.tenant, ${sql.raw(row)}.code, ${sql.raw(row)}.status, coalesce(${sql.raw(row)}.step, ''), ${sql.raw(row)}.type`;
const key = sql`tenant, code, status, step, type`;

/**
 * The number of rows of processes, grouped by what determines the tab: counting a million for every page of a list takes longer than the
 * page. Triggers maintain it, so code that writes a row need not know of it, including that of a former version; a tenant's writes are
 * under its lock, so none waits for another here. A running server counts existing rows (`counted_tenant`); on SQLite that happens at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("realisation_count")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("rows", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_count_key", ["tenant", "code", "status", "step", "type"])
		.execute();
	await db.schema
		.createTable("counted_tenant")
		.addColumn("tenant", "text", (column) => column.primaryKey())
		.execute();
	const more = sql`insert into realisation_count (${key}, rows) values (${by("new")}, 1)
		on conflict (${key}) do update set rows = realisation_count.rows + 1;`;
	const less = sql`update realisation_count set rows = rows - 1 where (${key}) = (${by("old")});`;
	if (db.getExecutor().adapter instanceof PostgresAdapter) {
		await sql`create function realisation_row_counted() returns trigger language plpgsql as $$
			begin
				if tg_op <> 'INSERT' then ${less} end if;
				if tg_op <> 'DELETE' then ${more} end if;
				return null;
			end $$`.execute(db);
		await sql`create trigger realisation_row_count_kept after insert or delete on realisation_row
			for each row execute function realisation_row_counted()`.execute(db);
		await sql`create trigger realisation_row_count_other after update on realisation_row for each row
			when ((old.code, old.status, old.step, old.type) is distinct from (new.code, new.status, new.step, new.type))
			execute function realisation_row_counted()`.execute(db);
		return;
	}
	await sql`create trigger realisation_row_count_put after insert on realisation_row begin ${more} end`.execute(db);
	await sql`create trigger realisation_row_count_gone after delete on realisation_row begin ${less} end`.execute(db);
	await sql`create trigger realisation_row_count_other after update of code, status, step, type on realisation_row
		when (old.code, old.status, old.step, old.type) is not (new.code, new.status, new.step, new.type)
		begin ${less} ${more} end`.execute(db);
	await sql`insert into realisation_count (${key}, rows) select tenant, code, status, coalesce(step, ''), type, count(*)
		from realisation_row group by 1, 2, 3, 4, 5`.execute(db);
	await sql`insert into counted_tenant (tenant) select distinct tenant from realisation_row`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
	if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`drop function realisation_row_counted() cascade`.execute(db);
	else for (const when of ["put", "gone", "other"]) await sql`drop trigger ${sql.id(`realisation_row_count_${when}`)}`.execute(db);
	await db.schema.dropTable("counted_tenant").execute();
	await db.schema.dropTable("realisation_count").execute();
}
