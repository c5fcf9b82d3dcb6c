import type { Kysely } from "kysely";

/**
 * What servers of one deployment know about each other: which are alive, which of them does a job that only one may do, to which deployment
 * the files belong; the progress of fills after a migration; and the rows of an import until they are shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("server_instance")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("knows", "text", (column) => column.notNull())
		.addColumn("started_at", "bigint", (column) => column.notNull())
		.addColumn("seen_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("job_lease")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("fence", "bigint", (column) => column.notNull())
		.addColumn("held_until", "bigint", (column) => column.notNull())
		.addColumn("due_at", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("deployment")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("identity", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("fill_place")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("done", "bigint", (column) => column.notNull())
		.addColumn("finished_at", "bigint")
		.execute();
	await db.schema
		.createTable("staged_row")
		.addColumn("run", "text", (column) => column.notNull())
		.addColumn("target", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("staged_at", "bigint", (column) => column.notNull())
		.addPrimaryKeyConstraint("staged_row_key", ["run", "target", "number"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["staged_row", "fill_place", "deployment", "job_lease", "server_instance"])
		await db.schema.dropTable(table).execute();
}
