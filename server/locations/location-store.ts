import type { Insertable, Kysely, Selectable } from "kysely";
import { type Codes, everyCode } from "../../engine/index.ts";
import type { PageRequest } from "../calls/paging.ts";
import { prepared } from "../database/dialects/prepared.ts";
import type { Database } from "../database/tables/tables.ts";
import { within } from "../database/within-codes.ts";
import { keepLocationRows } from "./location-row-store.ts";

/** With the geography code of the process it is connected to. */
export type LocationRow = Selectable<Database["charging_location"]> & { readonly process_code: string | null };
export type NewLocationRow = Insertable<Database["charging_location"]>;

const rowsOf = (db: Kysely<Database>) =>
	db
		.selectFrom("charging_location")
		.leftJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "charging_location.tenant").onRef("realisation.uuid", "=", "charging_location.workflow_uuid"),
		)
		.selectAll("charging_location")
		.select("realisation.code as process_code");

const byUuid = prepared<{ tenant: string; uuid: string }, LocationRow>((db, value) =>
	rowsOf(db).where("charging_location.tenant", "=", value("tenant")).where("charging_location.uuid", "=", value("uuid")),
);

export async function findLocationRow(db: Kysely<Database>, tenant: string, uuid: string): Promise<LocationRow | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** The locations of a page, in the order of their uuids. */
export async function findLocationsOfPage(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<readonly LocationRow[]> {
	if (uuids.length === 0) return [];
	const rows = await rowsOf(db).where("charging_location.tenant", "=", tenant).where("charging_location.uuid", "in", uuids).execute();
	const byUuid = new Map(rows.map((row) => [row.uuid, row]));
	return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

/**
 * The processes of the locations, as far as the person sees them, in the order of the uuids; a location without one is left out. `codes`:
 * geography codes whose processes they see.
 */
export async function findProcessesOf(
	db: Kysely<Database>,
	tenant: string,
	uuids: readonly string[],
	codes: Codes,
): Promise<readonly { readonly uuid: string; readonly process: string }[]> {
	if (uuids.length === 0) return [];
	const rows = await db
		.selectFrom("charging_location")
		.innerJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "charging_location.tenant").onRef("realisation.uuid", "=", "charging_location.workflow_uuid"),
		)
		.select(["charging_location.uuid", "realisation.uuid as process"])
		.where("charging_location.tenant", "=", tenant)
		.where("charging_location.uuid", "in", uuids)
		.where(within(codes, "realisation.code"))
		.execute();
	const byUuid = new Map(rows.map((row) => [row.uuid, row]));
	return uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

/** Locations connected to one of the processes. */
export async function findLocationRowsOf(
	db: Kysely<Database>,
	tenant: string,
	realisationUuids: readonly string[],
): Promise<LocationRow[]> {
	if (realisationUuids.length === 0) return [];
	return rowsOf(db)
		.where("charging_location.tenant", "=", tenant)
		.where("workflow_uuid", "in", realisationUuids)
		.orderBy("charging_location.synced")
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
	let query = rowsOf(db)
		.where("charging_location.tenant", "=", tenant)
		.where("charging_location.synced", ">", page.after)
		.where("charging_location.synced", "<=", at)
		.orderBy("charging_location.synced")
		.limit(page.pageSize + 1)
		.offset(page.skip);
	if (codes !== everyCode) query = query.where("charging_location.code", "in", codes);
	if (statuses !== undefined) query = query.where("charging_location.status", "in", statuses);
	return query.execute();
}

/** Adds locations, many per statement: SQLite takes about 32,000 values at once and a row has 16. */
export async function insertLocationRows(db: Kysely<Database>, rows: readonly NewLocationRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += 500) {
		await db
			.insertInto("charging_location")
			.values(rows.slice(start, start + 500))
			.execute();
	}
	await keepLocationRows(db, rows);
}
