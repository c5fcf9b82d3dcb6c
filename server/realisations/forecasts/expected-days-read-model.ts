import { type Kysely, sql } from "kysely";
import type { Codes, Day } from "../../../engine/index.ts";
import type { Database } from "../../database/tables/tables.ts";
import { expectedOf } from "./forecast-store.ts";

/**
 * The day by which each process is expected to be finished, as far as somebody with these codes may know. Processes without a forecast are
 * left out.
 */
export async function expectedDays(
	db: Kysely<Database>,
	tenant: string,
	codes: Codes,
	uuids: readonly string[],
): Promise<ReadonlyMap<string, Day>> {
	if (uuids.length === 0) return new Map();
	const { rows } = await sql<{ uuid: string; last: Day | null }>`select r.uuid, ${expectedOf(codes, "last")} as last
		from realisation r where r.tenant = ${tenant} and r.uuid in (${sql.join(uuids)})`.execute(db);
	return new Map(rows.flatMap(({ uuid, last }) => (last === null ? [] : [[uuid, last] as const])));
}

/** The day of the current forecasts; null before the first. */
export async function forecastDay(db: Kysely<Database>, tenant: string): Promise<Day | null> {
	const row = await db.selectFrom("forecast_renewal").select("day").where("tenant", "=", tenant).executeTakeFirst();
	return row?.day ?? null;
}
