import { type Kysely, sql } from "kysely";
import { isPostgres } from "../database/rows/row-expressions.ts";
import type { Database } from "../database/tables/tables.ts";

/** References of processes by uuid; the caller must have checked who may see them. */
export async function findReferences(
	db: Kysely<Database>,
	tenant: string,
	uuids: readonly string[],
): Promise<readonly { readonly uuid: string; readonly reference: string }[]> {
	if (uuids.length === 0) return [];
	const reference = isPostgres(db) ? sql<string>`(record::json ->> 'reference')` : sql<string>`(record ->> '$.reference')`;
	return db
		.selectFrom("realisation")
		.select(["uuid", reference.as("reference")])
		.where("tenant", "=", tenant)
		.where("uuid", "in", uuids)
		.execute();
}
