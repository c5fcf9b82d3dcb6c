import { type Insertable, type Kysely, sql } from "kysely";
import { preparedChange } from "../../database/dialects/prepared.ts";
import type { Database } from "../../database/tables/tables.ts";

export type ListedRow = Insertable<Database["realisation_row"]>;

/** The columns of a row that a save may change. */
const taken = {
	synced: sql<number>`excluded.synced`,
	code: sql<string>`excluded.code`,
	status: sql<string>`excluded.status`,
	step: sql<string | null>`excluded.step`,
	type: sql<string>`excluded.type`,
	flow: sql<string>`excluded.flow`,
	created_at: sql<number>`excluded.created_at`,
	updated_at: sql<number>`excluded.updated_at`,
	reference: sql<string>`excluded.reference`,
	day_from: sql<number | null>`excluded.day_from`,
	day_still: sql<number | null>`excluded.day_still`,
	step_day_from: sql<number | null>`excluded.step_day_from`,
	step_day_still: sql<number | null>`excluded.step_day_still`,
	search: sql<string>`excluded.search`,
	parts: sql<string>`excluded.parts`,
	cells: sql<string>`excluded.cells`,
};

const put = preparedChange<ListedRow>((db, value) =>
	db
		.insertInto("realisation_row")
		.values({
			tenant: value("tenant"),
			uuid: value("uuid"),
			synced: value("synced"),
			code: value("code"),
			status: value("status"),
			step: value("step"),
			type: value("type"),
			flow: value("flow"),
			created_at: value("created_at"),
			updated_at: value("updated_at"),
			reference: value("reference"),
			day_from: value("day_from"),
			day_still: value("day_still"),
			step_day_from: value("step_day_from"),
			step_day_still: value("step_day_still"),
			search: value("search"),
			parts: value("parts"),
			cells: value("cells"),
		})
		.onConflict((conflict) => conflict.columns(["tenant", "uuid"]).doUpdateSet(taken)),
);

/** Inserts or updates the row of a process. */
export const putRow = put;

/** Notes options that processes have; existing notes are kept. */
export async function putValues(db: Kysely<Database>, tenant: string, found: readonly (readonly [string, string])[]): Promise<void> {
	if (found.length === 0) return;
	await db
		.insertInto("listed_value")
		.values(found.map(([field, value]) => ({ tenant, list: "realisations" as const, field, value })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** The name under which the values of a multiple-value field are noted one by one. */
export const eachOf = (field: string) => `${field}[]`;

/** Every option, as JSON text, that processes of the tenant have or once had in this field. */
export async function valuesOf(db: Kysely<Database>, tenant: string, field: string): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("listed_value")
		.select("value")
		.where("tenant", "=", tenant)
		.where("list", "=", "realisations")
		.where("field", "=", field)
		.execute();
	return rows.map(({ value }) => value);
}
