import { type Kysely, sql } from "kysely";
import type { Codes } from "../../../engine/index.ts";
import type { Database } from "../tables/tables.ts";
import { and, withinCodes } from "./ordered-rows.ts";

/** Tables with a row for every record of a list, and the tables of the records themselves. */
export type ListedTable = "realisation_row" | "request_row" | "location_row" | "realisation" | "request" | "charging_location";

/** Whether a tenant has more than `most` rows in these geography codes. Does not count beyond that. */
export async function hasMoreThan(db: Kysely<Database>, table: ListedTable, most: number, tenant: string, codes: Codes): Promise<boolean> {
	const beyond = await sql<object>`select 1 as one from ${sql.table(table)} r where ${and(withinCodes(tenant, codes))}
		limit 1 offset ${most}`.execute(db);
	return beyond.rows.length > 0;
}
