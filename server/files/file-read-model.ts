import type { Kysely } from "kysely";
import type { FileRecord } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { changeFile, findFile, isReferred } from "./file-store.ts";

/**
 * Those of the uuids that are files of the process, in the form of the record. Call this in the transaction that stores references to them.
 */
export async function filesOfProcess(
	db: Kysely<Database>,
	tenant: string,
	process: string,
	uuids: readonly string[],
): Promise<readonly FileRecord[]> {
	if (uuids.length === 0) return [];
	const rows = await db
		.selectFrom("file")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("owner", "=", "realisation")
		.where("owner_uuid", "=", process)
		.where("uuid", "in", [...new Set(uuids)])
		.orderBy("created_at")
		.orderBy("uuid")
		.execute();
	return rows.map((row) => fileRecordOf(row));
}

/** Notes that a process refers to these files, in the transaction that stores it: they are no longer removed automatically. */
export async function keepFileUses(db: Kysely<Database>, tenant: string, uuids: readonly string[]): Promise<void> {
	for (const uuid of new Set(uuids)) await changeFile(db, tenant, uuid, { used: 1 });
}

interface ConnectedFile {
	readonly file: FileRecord;
	/** The process refers to it, now or in its past. */
	readonly remembered: boolean;
}

/** A file of the process that is not disconnected yet; undefined otherwise. */
export async function findConnectedFile(
	db: Kysely<Database>,
	tenant: string,
	process: string,
	uuid: string,
): Promise<ConnectedFile | undefined> {
	const row = await findFile(db, tenant, uuid);
	const isHere = row?.owner === "realisation" && row.owner_uuid === process && row.deleted === 0;
	return isHere ? { file: fileRecordOf(row), remembered: await isReferred(db, row) } : undefined;
}

/**
 * Disconnects a file that was never saved from its process. Its bytes are removed soon after. Returns the new text of the column `files`.
 */
export async function disconnectFile(db: Kysely<Database>, tenant: string, process: string, uuid: string): Promise<string> {
	await changeFile(db, tenant, uuid, { deleted: 1, used: 1 });
	const row = await db
		.selectFrom("realisation")
		.select("files")
		.where("tenant", "=", tenant)
		.where("uuid", "=", process)
		.executeTakeFirst();
	return row?.files ?? "";
}

/**
 * Registers the papers to which requests refer without their bytes: they are known, and missing. The first request that names a paper is
 * its owner.
 */
export async function registerRequestFiles(
	db: Kysely<Database>,
	tenant: string,
	requests: readonly WithDocs[],
	now: number,
): Promise<void> {
	const rows = requestFileRows(tenant, requests, now);
	for (let start = 0; start < rows.length; start += 500) {
		await db
			.insertInto("file")
			.values(rows.slice(start, start + 500))
			.onConflict((conflict) => conflict.columns(["tenant", "uuid"]).doNothing())
			.execute();
	}
}

interface WithDocs {
	readonly uuid: string;
	readonly docs: Readonly<Record<string, readonly string[]>>;
}

/** Rows for the files to which requests refer, whose bytes are elsewhere. */
export function requestFileRows(tenant: string, requests: readonly WithDocs[], now: number) {
	return requests.flatMap(({ uuid: owner_uuid, docs }) =>
		Object.entries(docs).flatMap(([category, uuids]) =>
			uuids.map((uuid) => ({
				tenant,
				uuid,
				owner: "request" as const,
				owner_uuid,
				category,
				filename: category,
				extension: "pdf",
				created_at: now,
				created_by: "",
				uploaded_at: now,
				size: null,
				sha256: null,
				stored: 0,
				used: 1,
				suspect: 0,
				gdpr: 0,
				missing: 1,
				deleted: 0,
				checked: 1,
			})),
		),
	);
}
