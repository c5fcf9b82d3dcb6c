import { type Kysely, sql } from "kysely";
import type { Codes } from "../../../engine/index.ts";
import type { DataDoor, Patiently } from "../../database/opening/open-database.ts";
import { and, withinCodes } from "../../database/rows/ordered-rows.ts";
import type { Database } from "../../database/tables/tables.ts";

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

/** Number of counts that one statement corrects. */
const correctedAtATime = 1_000;

/**
 * Counts the rows that are older than the counts; false when nothing was left to do. Counting a million takes longer than a write may last,
 * so nobody waits for it: triggers add and subtract meanwhile, and what the counts lacked at the instant of counting they lack afterwards.
 * `patiently`: for a statement without a time limit.
 */
export async function fillRowCounts(data: Pick<DataDoor, "db" | "write">, patiently: Patiently, tenant: string): Promise<boolean> {
	const counted = await data.db.selectFrom("counted_tenant").select("tenant").where("tenant", "=", tenant).executeTakeFirst();
	if (counted !== undefined) return false;
	const lacking = await patiently((db) => lackingCounts(db, tenant));
	await data.write(tenant, async ({ db }) => {
		const first = db.insertInto("counted_tenant").values({ tenant });
		// Another server may have done so by now; a second correction would count everything twice.
		const mine = await first.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
		if (mine.numInsertedOrUpdatedRows === 0n) return;
		for (let from = 0; from < lacking.length; from += correctedAtATime) {
			const corrections = lacking.slice(from, from + correctedAtATime);
			await db
				.insertInto("realisation_count")
				.values(corrections.map(({ rows, ...row }) => ({ tenant, ...row, rows: Number(rows) })))
				.onConflict((conflict) =>
					conflict
						.columns(["tenant", "code", "status", "step", "type"])
						.doUpdateSet((is) => ({ rows: is("realisation_count.rows", "+", is.ref("excluded.rows")) })),
				)
				.execute();
		}
	});
	return true;
}

interface LackingCount {
	readonly code: string;
	readonly status: string;
	readonly step: string;
	readonly type: string;
	/** A text on PostgreSQL. */
	readonly rows: number | string;
}

/** What the counts lack of the rows, both as of the same instant: one statement sees one state of the database. */
async function lackingCounts(db: Kysely<Database>, tenant: string): Promise<readonly LackingCount[]> {
	const { rows } = await sql<LackingCount>`select code, status, step, type, sum(rows) as rows from (
			select code, status, coalesce(step, '') as step, type, count(*) as rows from realisation_row where tenant = ${tenant}
				group by 1, 2, 3, 4
			union all select code, status, step, type, -rows as rows from realisation_count where tenant = ${tenant}
		) difference group by code, status, step, type having sum(rows) <> 0`.execute(db);
	return rows;
}
