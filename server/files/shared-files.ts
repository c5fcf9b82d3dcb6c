import { randomUUID } from "node:crypto";
import type { FileRecord } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import { Problem } from "../problems/problem.ts";
import * as uploadTexts from "../texts/uploads.ts";
import { checkQuota } from "./check-quota.ts";
import type { FileKeeping } from "./file-keeping.ts";
import { fileRecordOf } from "./file-record-of.ts";
import { changeFile, type FileRow, findFile, findFilesOf, insertFile, type NewFileRow } from "./file-store.ts";
import { mostFiles } from "./most-files.ts";

/** A person's files, in a tenant. */
interface Whose {
	readonly tenant: string;
	readonly userId: string;
}

/** The files, which this person uploaded to one process for several. Refused when one of them is not theirs, or gone. */
export async function sharedFiles(db: WriteScope["db"], whose: Whose, uuids: readonly string[]): Promise<readonly FileRecord[]> {
	const records: FileRecord[] = [];
	for (const uuid of uuids) records.push(fileRecordOf(await sharedFile(db, whose, uuid)));
	return records;
}

async function sharedFile(db: WriteScope["db"], { tenant, userId }: Whose, uuid: string): Promise<FileRow> {
	const row = await findFile(db, tenant, uuid);
	const isTheirs = row?.owner === "realisation" && row.created_by === userId;
	if (!isTheirs || row.stored === 0 || row.deleted === 1) throw new Problem("invalid", { message: uploadTexts.sharedFileGone });
	return row;
}

/** Copies of files for one process: their ids, and how they become its own in the transaction that refers to them. */
export interface FileCopies {
	readonly ids: ReadonlyMap<string, string>;
	store(scope: WriteScope): Promise<void>;
}

/**
 * Copies bytes for a process that needs the same files; files that it already has are left out. Until they are stored they are
 * registrations without bytes, which the sweep removes together with the bytes, whatever happens to the server.
 */
export async function copyForProcess(files: FileKeeping, whose: Whose, process: string, uuids: readonly string[]): Promise<FileCopies> {
	const { tenant } = whose;
	const ids = new Map<string, string>();
	const sources = new Map<string, FileRow>();
	for (const uuid of uuids) {
		const source = await sharedFile(files.data.db, whose, uuid);
		if (source.owner_uuid === process) continue;
		const copy = { tenant, uuid: randomUUID() };
		await files.data.write(tenant, (scope) => register(scope, files, { ...source, ...copy, owner_uuid: process }));
		await files.slots.use(tenant, async () => {
			const bytes = await files.storage.get(source);
			if (bytes === undefined) throw new Problem("invalid", { message: uploadTexts.sharedFileGone });
			await files.storage.put(copy, bytes);
		});
		ids.set(uuid, copy.uuid);
		sources.set(copy.uuid, source);
	}
	return {
		ids,
		async store(scope) {
			for (const [copy, { size, sha256, checked, suspect }] of sources) {
				await checkQuota(files, scope, size ?? 0);
				await changeFile(scope.db, tenant, copy, { uploaded_at: files.now(), size, sha256, checked, suspect, stored: 1 });
			}
		},
	};
}

async function register({ db }: WriteScope, { now }: FileKeeping, row: NewFileRow): Promise<void> {
	const { tenant, owner, owner_uuid } = row;
	const others = await findFilesOf(db, tenant, { owner, owner_uuid });
	if (others.length >= mostFiles) throw new Problem("invalid", { message: uploadTexts.tooManyFiles(mostFiles) });
	await insertFile(db, { ...row, created_at: now(), uploaded_at: null, size: null, sha256: null, stored: 0, used: 0, checked: 0 });
}
