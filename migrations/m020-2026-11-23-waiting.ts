import { type Kysely, sql } from "kysely";

/**
 * Who is waited for: a row for every open step and role, written with the save that opens it. The rows follow from the process, and are
 * computed again for all processes when the method changes (`waiting_fill` holds the progress).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("waiting")
		.addColumn("tenant", "varchar(60)", (column) => column.notNull())
		.addColumn("realisation_uuid", "varchar(36)", (column) => column.notNull())
		.addColumn("kind", "varchar(10)", (column) => column.notNull())
		.addColumn("step", "varchar(20)", (column) => column.notNull())
		.addColumn("role", "varchar(60)", (column) => column.notNull())
		.addColumn("code", "varchar(120)", (column) => column.notNull())
		.addColumn("since", "bigint", (column) => column.notNull())
		.addColumn("due", "varchar(10)")
		.addColumn("term", "varchar(120)")
		.addColumn("back", "varchar(10)")
		.addPrimaryKeyConstraint("waiting_key", ["tenant", "realisation_uuid", "kind", "step", "role"])
		.execute();
	await sql`create index waiting_asked on waiting (tenant, kind, role, code, due)`.execute(db);
	await db.schema
		.createTable("waiting_fill")
		.addColumn("tenant", "varchar(60)", (column) => column.primaryKey())
		.addColumn("form", "varchar(64)", (column) => column.notNull())
		.addColumn("place", "varchar(36)", (column) => column.notNull())
		.addColumn("done", "integer", (column) => column.notNull())
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["waiting_fill", "waiting"]) await db.schema.dropTable(table).execute();
}
