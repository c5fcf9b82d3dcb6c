import type { Kysely } from "kysely";

/**
 * When running processes are expected to be finished, worked out once a day by a server while it runs: of each group of
 * processes what is known of it (`forecast_group`, with an empty code for those of every geography code), and for each day on
 * which a running one was created the days in between which it is expected (`forecast_day`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("forecast_group")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("cases", "integer", (column) => column.notNull())
		.addColumn("tests", "integer", (column) => column.notNull())
		.addColumn("hits", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("forecast_group_key", ["tenant", "type", "code"])
		.execute();
	await db.schema
		.createTable("forecast_day")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("since", "bigint", (column) => column.notNull())
		.addColumn("until", "bigint", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("own_first", "text")
		.addColumn("own_last", "text")
		.addColumn("any_first", "text")
		.addColumn("any_last", "text")
		.addPrimaryKeyConstraint("forecast_day_key", ["tenant", "type", "code", "since"])
		.execute();
	await db.schema
		.createTable("forecast_renewal")
		.addColumn("tenant", "text", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("forecast_renewal_key", ["tenant"])
		.execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
	for (const table of ["forecast_renewal", "forecast_day", "forecast_group"]) await db.schema.dropTable(table).execute();
}
