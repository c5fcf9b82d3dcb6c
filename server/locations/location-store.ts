import type { Insertable, Kysely, Selectable } from "kysely";
import { prepared } from "../database/prepared.ts";
import type { Database } from "../database/tables.ts";
import { everyCode } from "../plugins/access.ts";
import type { PageRequest } from "../plugins/paging.ts";

export type LocationRow = Selectable<Database["charging_location"]>;
export type NewLocationRow = Insertable<Database["charging_location"]>;

const byUuid = prepared<{ tenant: string; uuid: string }, LocationRow>((db, value) =>
	db.selectFrom("charging_location").selectAll().where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

export async function findLocationRow(db: Kysely<Database>, tenant: string, uuid: string): Promise<LocationRow | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** Locations connected to one of the processes. */
export async function findLocationRowsOf(
	db: Kysely<Database>,
	tenant: string,
	realisationUuids: readonly string[],
): Promise<LocationRow[]> {
	if (realisationUuids.length === 0) return [];
	return db
		.selectFrom("charging_location")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("workflow_uuid", "in", realisationUuids)
		.orderBy("synced")
		.execute();
}

/** One location more than a page, in order of `synced`. */
export async function listLocationRows(
	db: Kysely<Database>,
	tenant: string,
	page: PageRequest,
	at: number,
	statuses: readonly string[] | undefined,
): Promise<LocationRow[]> {
	const { codes } = page;
	if (codes !== everyCode && codes.length === 0) return [];
	let query = db
		.selectFrom("charging_location")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("synced", ">", page.after)
		.where("synced", "<=", at)
		.orderBy("synced")
		.limit(page.pageSize + 1)
		.offset(page.skip);
	if (codes !== everyCode) query = query.where("code", "in", codes);
	if (statuses !== undefined) query = query.where("status", "in", statuses);
	return query.execute();
}

/** Adds locations, many in one statement: SQLite takes some 32,000 values at once and a row has 16. */
export async function insertLocationRows(db: Kysely<Database>, rows: readonly NewLocationRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += 500) {
		await db
			.insertInto("charging_location")
			.values(rows.slice(start, start + 500))
			.execute();
	}
}
