import { webcrypto } from "node:crypto";
import { memberOf } from "../../engine/index.ts";
import type { FileKeeping } from "./file-keeping.ts";
import { changeFile, type FileChange, type FileRow, findUnchecked } from "./file-store.ts";

/** The scanner cannot be reached, which affects all files and not just one. */
const away = /^(ECONNREFUSED|ENOENT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;

/** After this many failures in a row the files are hardly the cause: a hanging scanner would make each of them wait. */
const mostInARow = 3;

/** Maximum number of files that are remembered as not judged; beyond it, the oldest are queued with the others again. */
const mostUnjudged = 1_000;

/**
 * Has the scanner check the waiting files. A file that it cannot judge now keeps waiting, unchecked and so not available, without holding
 * up the others: it is retried after them, one such file per round. Without a scanner there are only the rules about content, which every
 * file passed when it was uploaded.
 */
export async function checkWaiting(files: FileKeeping, tenant: string): Promise<void> {
	const { unjudged, data } = files;
	const failures: unknown[] = [];
	const isJudged = async (row: FileRow): Promise<boolean> => {
		try {
			await check(files, row);
			unjudged.delete(row.uuid);
			return true;
		} catch (failure) {
			if (away.test(String(memberOf(failure, "code")))) throw failure;
			failures.push(failure);
			// Moves it to the end of the waiting files.
			unjudged.delete(row.uuid);
			unjudged.set(row.uuid, tenant);
			return false;
		}
	};
	const before = [...unjudged].filter(([, of]) => of === tenant).map(([uuid]) => uuid);
	let inARow = 0;
	for (const row of await findUnchecked(data.db, tenant, "but", before)) {
		inARow = (await isJudged(row)) ? 0 : inARow + 1;
		if (inARow === mostInARow) break;
	}
	const [longest] = before;
	if (longest !== undefined) {
		const [again] = await findUnchecked(data.db, tenant, "among", [longest]);
		if (again === undefined) unjudged.delete(longest);
		// The file was not the cause: the others are queued with the rest again.
		else if (await isJudged(again)) for (const uuid of before) unjudged.delete(uuid);
	}
	for (const uuid of [...unjudged.keys()].slice(0, Math.max(0, unjudged.size - mostUnjudged))) unjudged.delete(uuid);
	if (failures.length > 0) throw failures[0];
}

async function check(files: FileKeeping, row: FileRow): Promise<void> {
	const change = await judge(files, row);
	await files.data.write(row.tenant, ({ db }) => changeFile(db, row.tenant, row.uuid, change));
	// After the change: until then nobody could download the file, and a row that is not yet marked never lacks its bytes.
	if (change.suspect === 1) await forget(files, row);
}

async function judge({ storage, scanner }: FileKeeping, row: FileRow): Promise<FileChange> {
	const bytes = await storage.get(row);
	if (bytes === undefined || (await hashOf(bytes)) !== row.sha256) return { missing: 1 };
	return scanner !== null && (await scanner.scan(bytes)) === "infected" ? { checked: 1, suspect: 1 } : { checked: 1 };
}

/** Removes the bytes; the row stays and says what became of them. */
export async function forget({ storage, data }: FileKeeping, { tenant, uuid }: FileRow): Promise<void> {
	await storage.remove({ tenant, uuid });
	await data.write(tenant, ({ db }) => changeFile(db, tenant, uuid, { stored: 0 }));
}

/** SHA-256 in hexadecimal, computed off the main thread. */
export async function hashOf(bytes: Buffer): Promise<string> {
	return Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
