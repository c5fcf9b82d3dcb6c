import { type Kysely, sql } from "kysely";
import type { Codes } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/open-database.ts";
import { and, withinCodes } from "../../database/rows/ordered-rows.ts";
import type { Database } from "../../database/tables.ts";

/** The number of rows of processes that share all of these properties. */
export interface CountedRows {
	readonly code: string;
	readonly status: string;
	readonly step: string | null;
	readonly type: string;
	readonly rows: number;
}

type None = { readonly [Name in keyof CountedRows]: null };

/** The counts of rows within these codes; null until rows older than the counts are included. */
export async function rowCounts(db: Kysely<Database>, tenant: string, codes: Codes): Promise<readonly CountedRows[] | null> {
	const { rows } = await sql<CountedRows | None>`select r.code, r.status, nullif(r.step, '') as step, r.type, r.rows
		from counted_tenant c left join realisation_count r on r.rows > 0 and ${and(withinCodes(tenant, codes))}
		where c.tenant = ${tenant}`.execute(db);
	return rows.length === 0 ? null : rows.filter((row) => row.code !== null);
}

/** Counts the rows that are older than the counts; false when nothing was left to do. */
export async function fillRowCounts(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	const counted = await data.db.selectFrom("counted_tenant").select("tenant").where("tenant", "=", tenant).executeTakeFirst();
	if (counted !== undefined) return false;
	await data.write(tenant, async ({ db }) => {
		await db.deleteFrom("realisation_count").where("tenant", "=", tenant).execute();
		await sql`insert into realisation_count (tenant, code, status, step, type, rows)
			select tenant, code, status, coalesce(step, ''), type, count(*) from realisation_row where tenant = ${tenant}
			group by tenant, code, status, coalesce(step, ''), type`.execute(db);
		await db
			.insertInto("counted_tenant")
			.values({ tenant })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	});
	return true;
}
