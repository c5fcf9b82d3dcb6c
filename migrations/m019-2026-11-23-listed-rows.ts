import { type Kysely, PostgresAdapter } from "kysely";

/**
 * The columns by which lists filter, search, sort and count: a narrow row per process, written by every save. A server fills in rows of
 * existing processes while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	await db.schema
		.createTable("realisation_row")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("step", "text")
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("flow", "text", (column) => column.notNull())
		.addColumn("created_at", "bigint", (column) => column.notNull())
		.addColumn("updated_at", "bigint", (column) => column.notNull())
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("day_from", "integer")
		.addColumn("day_still", "integer")
		.addColumn("step_day_from", "integer")
		.addColumn("step_day_still", "integer")
		.addColumn("search", "text", (column) => column.notNull())
		.addColumn("parts", "text", (column) => column.notNull())
		.addColumn("cells", isPostgres ? "jsonb" : "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("realisation_row_key", ["tenant", "uuid"])
		.execute();
	await db.schema.createIndex("realisation_row_updated").on("realisation_row").columns(["tenant", "updated_at desc", "uuid"]).execute();
	await db.schema.createIndex("realisation_row_reference").on("realisation_row").columns(["tenant", "reference", "uuid"]).execute();
	await db.schema
		.createIndex("realisation_row_counted")
		.on("realisation_row")
		.columns(["tenant", "code", "status", "step", "type"])
		.execute();
	await db.schema
		.createTable("listed_value")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("value", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("listed_value_key", ["tenant", "list", "field", "value"])
		.execute();
	await db.schema
		.createTable("request_name")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("uuid", "text", (column) => column.notNull())
		.addColumn("synced", "bigint", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("request_name_key", ["tenant", "uuid"])
		.execute();
	await db.schema
		.createTable("listed_fill")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("plan", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("filled", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("listed_fill_key", ["tenant", "list"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["listed_fill", "request_name", "listed_value", "realisation_row"]) await db.schema.dropTable(table).execute();
}
