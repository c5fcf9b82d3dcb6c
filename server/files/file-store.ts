import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { prepared } from "../database/dialects/prepared.ts";
import type { Database } from "../database/tables/tables.ts";
import { forgetReadAhead } from "../realisations/record/realisation-read-model.ts";
import { fileRecordOf } from "./file-record-of.ts";

export type FileRow = Selectable<Database["file"]>;
export type NewFileRow = Insertable<Database["file"]>;
export type FileChange = Updateable<Database["file"]>;
type FileOwner = Pick<FileRow, "owner" | "owner_uuid">;

const byUuid = prepared<{ tenant: string; uuid: string }, FileRow>((db, value) =>
	db.selectFrom("file").selectAll().where("tenant", "=", value("tenant")).where("uuid", "=", value("uuid")),
);

export async function findFile(db: Kysely<Database>, tenant: string, uuid: string): Promise<FileRow | undefined> {
	return (await byUuid(db, { tenant, uuid }))[0];
}

/** In the order in which they were registered. */
export async function findFilesOf(db: Kysely<Database>, tenant: string, { owner, owner_uuid }: FileOwner): Promise<FileRow[]> {
	return db
		.selectFrom("file")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("owner", "=", owner)
		.where("owner_uuid", "=", owner_uuid)
		.orderBy("created_at")
		.orderBy("uuid")
		.execute();
}

export async function insertFile(db: Kysely<Database>, row: NewFileRow): Promise<void> {
	await db.insertInto("file").values(row).execute();
	await refreshRecord(db, row.tenant, row);
}

/** Changes a file; false if it no longer exists. */
export async function changeFile(db: Kysely<Database>, tenant: string, uuid: string, change: FileChange): Promise<boolean> {
	const changed = await db
		.updateTable("file")
		.set(change)
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.returning(["owner", "owner_uuid"])
		.executeTakeFirst();
	if (changed === undefined) return false;
	await refreshRecord(db, tenant, changed);
	return true;
}

export async function deleteFileRow(db: Kysely<Database>, { tenant, uuid, owner, owner_uuid }: FileRow): Promise<void> {
	await db.deleteFrom("file").where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	await refreshRecord(db, tenant, { owner, owner_uuid });
}

/** The record of a process contains its files, in a column that only this function writes. The record's `synced` stays. */
async function refreshRecord(db: Kysely<Database>, tenant: string, owner: FileOwner): Promise<void> {
	if (owner.owner !== "realisation") return;
	forgetReadAhead(db, owner.owner_uuid);
	const rows = await findFilesOf(db, tenant, owner);
	const files = rows.map((row) => JSON.stringify(fileRecordOf(row))).join(",");
	await db.updateTable("realisation").set({ files }).where("tenant", "=", tenant).where("uuid", "=", owner.owner_uuid).execute();
}

/** Total size of the files of a tenant that are in the storage. Its index exists only for this. */
export async function storedBytes(db: Kysely<Database>, tenant: string): Promise<number> {
	const { bytes } = await db
		.selectFrom("file")
		.select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
		.where("tenant", "=", tenant)
		.where(sql<boolean>`stored = 1`)
		.executeTakeFirstOrThrow();
	return Number(bytes ?? 0);
}

/** Notes that a link was used; false when it was already used. */
export async function useLink(db: Kysely<Database>, tenant: string, nonce: string, expires: number): Promise<boolean> {
	const used = await db
		.insertInto("file_link")
		.values({ tenant, nonce, expires_at: expires })
		.onConflict((conflict) => conflict.columns(["tenant", "nonce"]).doNothing())
		.returning("nonce")
		.executeTakeFirst();
	return used !== undefined;
}

/** Makes a link usable again after a failed attempt. */
export async function releaseLink(db: Kysely<Database>, tenant: string, nonce: string): Promise<void> {
	await db.deleteFrom("file_link").where("tenant", "=", tenant).where("nonce", "=", nonce).execute();
}

export async function hasExpiredLinks(db: Kysely<Database>, tenant: string, before: number): Promise<boolean> {
	const found = await db
		.selectFrom("file_link")
		.select("nonce")
		.where("tenant", "=", tenant)
		.where("expires_at", "<", before)
		.limit(1)
		.execute();
	return found.length > 0;
}

export async function forgetExpiredLinks(db: Kysely<Database>, tenant: string, before: number): Promise<void> {
	await db.deleteFrom("file_link").where("tenant", "=", tenant).where("expires_at", "<", before).execute();
}

/** Unchecked files whose bytes have all arrived, oldest first. The indexes of these three queries exist only for them. */
export async function findUnchecked(
	db: Kysely<Database>,
	tenant: string,
	which: "but" | "among",
	uuids: readonly string[],
): Promise<FileRow[]> {
	return db
		.selectFrom("file")
		.selectAll()
		.where("tenant", "=", tenant)
		.where(sql<boolean>`checked = 0`)
		.where("stored", "=", 1)
		.where("deleted", "=", 0)
		.where("gdpr", "=", 0)
		.where("missing", "=", 0)
		.where("uuid", which === "but" ? "not in" : "in", uuids.length === 0 ? [""] : uuids)
		.orderBy("created_at")
		.limit(100)
		.execute();
}

/** Files to which no owner is known to refer, registered before this moment. */
export async function findUnused(db: Kysely<Database>, tenant: string, before: number): Promise<FileRow[]> {
	return db
		.selectFrom("file")
		.selectAll()
		.where("tenant", "=", tenant)
		.where(sql<boolean>`used = 0`)
		.where("created_at", "<", before)
		.orderBy("created_at")
		.limit(500)
		.execute();
}

/** Files whose bytes have to be removed. */
export async function findToRemove(db: Kysely<Database>, tenant: string): Promise<FileRow[]> {
	return db
		.selectFrom("file")
		.selectAll()
		.where("tenant", "=", tenant)
		.where(sql<boolean>`stored = 1 and (deleted = 1 or gdpr = 1)`)
		.limit(500)
		.execute();
}

/** Whether a process refers to the file anywhere, including its past. */
export async function isReferred(db: Kysely<Database>, { tenant, uuid, owner_uuid }: FileRow): Promise<boolean> {
	const row = await db
		.selectFrom("realisation")
		.select(["record", "events", "history"])
		.where("tenant", "=", tenant)
		.where("uuid", "=", owner_uuid)
		.executeTakeFirst();
	return row !== undefined && [row.record, row.events, row.history].some((text) => text.includes(uuid));
}
