import type { HeldLease } from "../database/jobs/job-lease.ts";
import { forget } from "./check-waiting.ts";
import type { FileKeeping } from "./file-keeping.ts";
import {
	changeFile,
	deleteFileRow,
	type FileRow,
	findToRemove,
	findUnused,
	forgetExpiredLinks,
	hasExpiredLinks,
	isReferred,
} from "./file-store.ts";

const hourMs = 3_600_000;
/** A registration without bytes is removed after an hour: its link has long expired. */
const emptyForMs = hourMs;
/** A file that was uploaded but never saved with its process is removed after a day: until then the uploader may still save. */
const unusedForMs = 24 * hourMs;

/**
 * Removes what nobody will request any more: rows and bytes together, so that neither is left without the other.
 * @throws LeaseLost when `guard` does
 */
export async function sweepFiles(files: FileKeeping, tenant: string, guard?: HeldLease["guard"]): Promise<void> {
	const { data } = files;
	const now = files.now();
	for (const row of await findToRemove(data.db, tenant)) await forget(files, row);
	for (const row of await findUnused(data.db, tenant, now - emptyForMs)) {
		if (row.uploaded_at === null || row.uploaded_at < now - unusedForMs) await letGo(files, row, guard);
	}
	if (await hasExpiredLinks(data.db, tenant, now)) await data.write(tenant, ({ db }) => forgetExpiredLinks(db, tenant, now));
}

/**
 * Decided in a transaction, because the process may be saved with the file at this very moment: then the file stays. The file is first
 * marked as deleted; bytes and row are removed after that, and an interrupted removal is resumed later.
 */
async function letGo(files: FileKeeping, row: FileRow, guard: HeldLease["guard"] | undefined): Promise<void> {
	const { tenant, uuid } = row;
	const goes = await files.data.write(tenant, async ({ db }) => {
		await guard?.(db);
		const used = row.owner === "realisation" && (await isReferred(db, row));
		await changeFile(db, tenant, uuid, used ? { used: 1 } : { deleted: 1 });
		return !used;
	});
	if (!goes) return;
	await files.storage.remove({ tenant, uuid });
	await files.data.write(tenant, ({ db }) => deleteFileRow(db, row));
}
