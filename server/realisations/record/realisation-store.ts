import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { everyCode } from "../../../engine/index.ts";
import type { PageRequest } from "../../calls/paging.ts";
import { prepared, preparedChange } from "../../database/dialects/prepared.ts";
import { ReadAhead } from "../../database/reading/read-ahead.ts";
import { type JsonText, storedBytes } from "../../database/stored-bytes.ts";
import type { Database } from "../../database/tables/tables.ts";
import type { StoredRecord } from "./stored-record.ts";

export type RealisationRow = Selectable<Database["realisation"]>;
type NewRealisationRow = Insertable<Database["realisation"]>;
type EventRow = Insertable<Database["realisation_event"]>;
export type HistoryRow = Insertable<Database["realisation_history"]>;

/** The columns that a save rewrites. */
export type RealisationState = Pick<
	RealisationRow,
	"type" | "subtype" | "code" | "status" | "active_step" | "label" | "address" | "updated_at" | "synced" | "event_count" | "record"
>;

/** The changes that a save makes to a row. Texts of past events are appended to and not sent again. */
type RealisationChange = RealisationState & {
	/** To be appended to the existing text of the events. */
	readonly added_events: string;
	/** Only present when something is added to it, which is rare. */
	readonly history?: string;
};

type Key = { readonly tenant: string; readonly uuid: string };

const byUuid = prepared<Key, RealisationRow>((db, value) =>
	db.selectFrom("realisation").selectAll().where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

const byUuids = prepared<{ tenant: string; uuids: readonly string[] }, RealisationRow>((db, value) =>
	db
		.selectFrom("realisation")
		.selectAll()
		.where("tenant", "=", value("tenant"))
		.where(sql<boolean>`uuid = any(${value("uuids")})`),
);

/** Rows that waiting writes are about. Only `updateRealisation` changes them, within the write that is about them. */
export const realisationsAhead = new ReadAhead<RealisationRow>(async (db, tenant, uuids) =>
	(await byUuids(db, { tenant, uuids })).map((row) => [row.uuid, row] as const),
);

const update = preparedChange<Key & Omit<RealisationChange, "history">>((db, value) =>
	db
		.updateTable("realisation")
		.set({
			type: value("type"),
			subtype: value("subtype"),
			code: value("code"),
			status: value("status"),
			active_step: value("active_step"),
			label: value("label"),
			address: value("address"),
			updated_at: value("updated_at"),
			synced: value("synced"),
			event_count: value("event_count"),
			record: value("record"),
			events: sql<string>`events || ${value("added_events")}`,
		})
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

const event = preparedChange<EventRow>((db, value) =>
	db.insertInto("realisation_event").values({
		tenant: value("tenant"),
		realisation_uuid: value("realisation_uuid"),
		number: value("number"),
		type: value("type"),
		ts: value("ts"),
		version: value("version"),
		user_id: value("user_id"),
		meta: value("meta"),
	}),
);

const updateHistory = preparedChange<Key & { history: string }>((db, value) =>
	db
		.updateTable("realisation")
		.set({ history: value("history") })
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

/** The columns that a page of processes returns for each process. */
export const pageColumns = (db: Kysely<Database>) =>
	[
		"uuid",
		"ref",
		"synced",
		"code",
		"flow_uuid",
		"flow_version",
		storedBytes(db, "record").as("record"),
		storedBytes(db, "events").as("events"),
		storedBytes(db, "history").as("history"),
		storedBytes(db, "files").as("files"),
	] as const;

const pageOfAll = prepared<{ tenant: string; after: number; at: number; limit: number; skip: number }, PageRow>((db, value) =>
	db
		.selectFrom("realisation")
		.select(pageColumns(db))
		.where("tenant", "=", value("tenant"))
		.where("synced", ">", value("after"))
		.where("synced", "<=", value("at"))
		.orderBy("synced")
		.limit(value("limit"))
		.offset(value("skip")),
);

export type PageRow = Pick<RealisationRow, "uuid" | "ref" | "synced" | "code" | "flow_uuid" | "flow_version"> & StoredRecord<JsonText>;

export async function findRealisation(db: Kysely<Database>, tenant: string, uuid: string): Promise<RealisationRow | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** Those of the uuids that exist. */
export async function findRealisations(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<RealisationRow[]> {
	if (uuids.length === 0) return [];
	return db.selectFrom("realisation").selectAll().where("tenant", "=", tenant).where("uuid", "in", uuids).execute();
}

/** The same for a write about this row, which may have been read ahead. */
export async function findToChange(db: Kysely<Database>, tenant: string, uuid: string): Promise<RealisationRow | undefined> {
	return realisationsAhead.take(db, uuid) ?? (await findRealisation(db, tenant, uuid));
}

/** One record more than a page, in order of `synced`, so that the caller sees whether there is a next page. */
export async function listRealisations(db: Kysely<Database>, tenant: string, page: PageRequest, at: number): Promise<PageRow[]> {
	const { codes, after, skip } = page;
	const limit = page.pageSize + 1;
	if (codes === everyCode) return pageOfAll(db, { tenant, after, at, limit, skip });
	if (codes.length === 0) return [];
	return db
		.selectFrom("realisation")
		.select(pageColumns(db))
		.where("tenant", "=", tenant)
		.where("code", "in", codes)
		.where("synced", ">", after)
		.where("synced", "<=", at)
		.orderBy("synced")
		.limit(limit)
		.offset(skip)
		.execute();
}

/** The highest number that a process of the tenant ever had; 0 before the first. */
export async function highestCounter(db: Kysely<Database>, tenant: string): Promise<number> {
	const row = await db
		.selectFrom("realisation")
		.select((select) => select.fn.max("counter").as("highest"))
		.where("tenant", "=", tenant)
		.executeTakeFirst();
	return row?.highest ?? 0;
}

export async function insertRealisation(db: Kysely<Database>, row: NewRealisationRow): Promise<void> {
	await db.insertInto("realisation").values(row).execute();
}

export async function updateRealisation(db: Kysely<Database>, tenant: string, uuid: string, change: RealisationChange): Promise<void> {
	const { history, ...state } = change;
	await update(db, { tenant, uuid, ...state });
	if (history !== undefined) await updateHistory(db, { tenant, uuid, history });
}

export async function appendEvents(db: Kysely<Database>, rows: readonly EventRow[]): Promise<void> {
	for (const row of rows) await event(db, row);
}

export async function insertHistory(db: Kysely<Database>, row: HistoryRow): Promise<void> {
	await db.insertInto("realisation_history").values(row).execute();
}
