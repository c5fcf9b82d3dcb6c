import type { Kysely } from "kysely";

/**
 * When running processes are expected to be finished, computed once a day by a running server: the statistics of each group of processes
 * (`forecast_group`, with an empty code for all geography codes together), and for each day on which a running process was created the
 * range of days in which it is expected to be finished (`forecast_day`).
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
