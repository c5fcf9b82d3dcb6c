import type { Insertable, Kysely, Selectable } from "kysely";
import { everyCode, statusesLookedFor } from "../../engine/index.ts";
import type { PageRequest } from "../calls/paging.ts";
import { prepared, preparedChange } from "../database/dialects/prepared.ts";
import { type JsonText, storedBytes } from "../database/stored-bytes.ts";
import type { Database } from "../database/tables/tables.ts";
import { keepRequestNames } from "./request-name-read-model.ts";
import { keepRequestRows } from "./request-row-store.ts";

type Row = Selectable<Database["request"]>;

/** With the geography code of the process it is connected to. */
export type RequestRow = Row & { readonly process_code: string | null };
export type NewRequestRow = Insertable<Database["request"]>;
export type NewJudgementRow = Insertable<Database["request_judgement"]>;

/** The columns of a request that a page reads. */
export type RequestPageRow = Omit<RequestRow, "tenant" | "counter" | "case_ref" | "external_ref" | "record" | "docs" | InstantColumn> & {
	readonly record: JsonText;
	readonly docs: JsonText;
};
type InstantColumn = "submitted_at" | "created_at" | "processed_at" | "stored_at";

/** The columns that a write may change. The connection is changed with the process. */
type RequestChange = Pick<Row, "status" | "latitude" | "longitude" | "nomatch" | "processed_at" | "synced" | "record">;

/** Status of the process that a request is connected to, or `none` without one. */
export type RealisationStatus = "active" | "onhold" | "completed" | "cancelled" | "none";

type Key = { readonly tenant: string; readonly uuid: string };

const withProcess = (db: Kysely<Database>) =>
	db
		.selectFrom("request")
		.leftJoin("realisation", (join) =>
			join.onRef("realisation.tenant", "=", "request.tenant").onRef("realisation.uuid", "=", "request.realisation_uuid"),
		);

const wholeRows = (db: Kysely<Database>) => withProcess(db).selectAll("request").select("realisation.code as process_code");

const byUuid = prepared<Key, RequestRow>((db, value) =>
	wholeRows(db).where("request.tenant", "=", value("tenant")).where("request.uuid", "=", value("uuid")),
);

export async function findRequest(db: Kysely<Database>, tenant: string, uuid: string): Promise<RequestRow | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** Those of the uuids that exist, in order of `synced`. */
export async function findRequests(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<RequestRow[]> {
	if (uuids.length === 0) return [];
	return wholeRows(db).where("request.tenant", "=", tenant).where("request.uuid", "in", uuids).orderBy("request.synced").execute();
}

/** One request more than a page, in order of `synced`, so that the caller sees whether there is a next page. */
export async function listRequests(
	db: Kysely<Database>,
	tenant: string,
	page: PageRequest,
	at: number,
	statuses: readonly RealisationStatus[] | undefined,
): Promise<RequestPageRow[]> {
	const { codes } = page;
	if (codes !== everyCode && codes.length === 0) return [];
	let query = withProcess(db)
		.select([
			"request.uuid",
			"request.ref",
			"request.code",
			"request.status",
			"request.realisation_uuid",
			"request.latitude",
			"request.longitude",
			"request.nomatch",
			"request.synced",
			"realisation.code as process_code",
			storedBytes(db, "request.record").as("record"),
			storedBytes(db, "request.docs").as("docs"),
		])
		.where("request.tenant", "=", tenant)
		.where("request.synced", ">", page.after)
		.where("request.synced", "<=", at)
		.orderBy("request.synced")
		.limit(page.pageSize + 1)
		.offset(page.skip);
	if (codes !== everyCode) query = query.where("request.code", "in", codes);
	if (statuses !== undefined)
		query = query.where((is) => is.or(conditionsOf(statuses).map(([column, value]) => is(column, value === null ? "is" : "=", value))));
	return query.execute();
}

function conditionsOf(statuses: readonly RealisationStatus[]) {
	return statuses.map((status) =>
		status === "none" ? (["request.realisation_uuid", null] as const) : (["realisation.status", status] as const),
	);
}

/** Uuid and `synced` of known requests, by their identifier at the source. */
export async function findByExternalRef(
	db: Kysely<Database>,
	tenant: string,
	externalRefs: readonly string[],
): Promise<ReadonlyMap<string, { readonly uuid: string; readonly synced: number }>> {
	const found = new Map<string, { uuid: string; synced: number }>();
	for (let start = 0; start < externalRefs.length; start += 500) {
		const rows = await db
			.selectFrom("request")
			.select(["uuid", "synced", "external_ref"])
			.where("tenant", "=", tenant)
			.where("external_ref", "in", externalRefs.slice(start, start + 500))
			.execute();
		for (const { uuid, synced, external_ref } of rows) if (external_ref !== null) found.set(external_ref, { uuid, synced });
	}
	return found;
}

/** The highest number that a request of the tenant ever had; 0 before the first. */
export async function highestRequestCounter(db: Kysely<Database>, tenant: string): Promise<number> {
	const row = await db
		.selectFrom("request")
		.select((select) => select.fn.max("counter").as("highest"))
		.where("tenant", "=", tenant)
		.executeTakeFirst();
	return row?.highest ?? 0;
}

/** Adds requests, many per statement: SQLite takes about 32,000 values at once and a row has 19. */
export async function insertRequestRows(db: Kysely<Database>, rows: readonly NewRequestRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += 500) {
		await db
			.insertInto("request")
			.values(rows.slice(start, start + 500))
			.execute();
	}
	await keepRequestNames(db, rows);
	await keepRequestRows(db, rows);
}

export async function insertJudgementRows(db: Kysely<Database>, rows: readonly NewJudgementRow[]): Promise<void> {
	for (let start = 0; start < rows.length; start += 500) {
		await db
			.insertInto("request_judgement")
			.values(rows.slice(start, start + 500))
			.execute();
	}
}

/** Number of the last judgement of a request; 0 before the first. */
export async function judgementCount(db: Kysely<Database>, tenant: string, uuid: string): Promise<number> {
	const row = await db
		.selectFrom("request_judgement")
		.select((select) => select.fn.max("number").as("last"))
		.where("tenant", "=", tenant)
		.where("request_uuid", "=", uuid)
		.executeTakeFirst();
	return row?.last ?? 0;
}

/** Adds an event to a request. */
export async function insertRequestEvent(
	db: Kysely<Database>,
	event: Omit<Insertable<Database["request_event"]>, "number">,
): Promise<void> {
	const row = await db
		.selectFrom("request_event")
		.select((select) => select.fn.max("number").as("last"))
		.where("tenant", "=", event.tenant)
		.where("request_uuid", "=", event.request_uuid)
		.executeTakeFirst();
	await db
		.insertInto("request_event")
		.values({ ...event, number: (row?.last ?? 0) + 1 })
		.execute();
}

/** Open and accepted requests of these tenants that have no place and were not looked up yet, longest waiting first. */
export async function listUnplaced(db: Kysely<Database>, tenants: readonly string[], most: number): Promise<(Key & { synced: number })[]> {
	return db
		.selectFrom("request")
		.select(["tenant", "uuid", "synced"])
		.where("tenant", "in", tenants)
		.where("latitude", "is", null)
		.where("nomatch", "=", 0)
		.where("status", "in", statusesLookedFor)
		.orderBy("stored_at")
		.orderBy("counter")
		.limit(most)
		.execute();
}

const update = preparedChange<Key & RequestChange>((db, value) =>
	db
		.updateTable("request")
		.set({
			status: value("status"),
			latitude: value("latitude"),
			longitude: value("longitude"),
			nomatch: value("nomatch"),
			processed_at: value("processed_at"),
			synced: value("synced"),
			record: value("record"),
		})
		.where("tenant", "=", value("tenant"))
		.where("uuid", "=", value("uuid")),
);

export async function updateRequest(db: Kysely<Database>, tenant: string, uuid: string, change: RequestChange): Promise<void> {
	await update(db, { tenant, uuid, ...change });
	const stored = [{ tenant, uuid, synced: change.synced, record: change.record }];
	await keepRequestNames(db, stored);
	await keepRequestRows(db, stored);
}
