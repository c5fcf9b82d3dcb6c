import type { Kysely } from "kysely";
import { prepared } from "../dialects/prepared.ts";
import type { Database } from "../tables/tables.ts";

const last = prepared<{ tenant: string }, { last: number }>((db, value) =>
	db.selectFrom("tenant_clock").select("last").where("tenant", "=", value("tenant")),
);

/**
 * The newest committed `synced` of the tenant. Everything up to it is visible: the clock's row is locked from the first write of a
 * transaction to its commit. So it can serve as the snapshot of a page. The wall clock cannot, because a write that took an earlier
 * `synced` may still be in progress.
 */
export async function committedClock(db: Kysely<Database>, tenant: string): Promise<number> {
	const [row] = await last(db, { tenant });
	return row?.last ?? 0;
}
