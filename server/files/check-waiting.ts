import { webcrypto } from "node:crypto";
import { memberOf } from "../../engine/index.ts";
import type { FileKeeping } from "./file-keeping.ts";
import { changeFile, type FileChange, type FileRow, findUnchecked } from "./file-store.ts";

/** The scanner cannot be reached, which holds for all files and not for one. */
const away = /^(ECONNREFUSED|ENOENT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;

/** After so many in a row that could not be judged it is hardly the files: a scanner that hangs would be waited for at each of them. */
const mostInARow = 3;

/** Files that could not be judged and are known as such; of more, the oldest take their turn with the others again. */
const mostUnjudged = 1_000;

/**
 * Has the scanner look at the files that wait for it. One that it cannot judge now keeps waiting, unchecked and so not
 * available, and keeps nobody else's waiting: it is asked about again behind the others, one of them a round. Without a
 * scanner the rules about content, which every file passed when it came, are all there is.
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
			// Moves it to the end of those that wait.
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
		// It was not the file: the others go with the rest again.
		else if (await isJudged(again)) for (const uuid of before) unjudged.delete(uuid);
	}
	for (const uuid of [...unjudged.keys()].slice(0, Math.max(0, unjudged.size - mostUnjudged))) unjudged.delete(uuid);
	if (failures.length > 0) throw failures[0];
}

async function check(files: FileKeeping, row: FileRow): Promise<void> {
	const change = await judge(files, row);
	await files.data.write(row.tenant, ({ db }) => changeFile(db, row.tenant, row.uuid, change));
	// Behind the change: until then nobody could have them, and a row that says so is never without its bytes.
	if (change.suspect === 1) await forget(files, row);
}

async function judge({ storage, scanner }: FileKeeping, row: FileRow): Promise<FileChange> {
	const bytes = await storage.get(row);
	if (bytes === undefined || (await hashOf(bytes)) !== row.sha256) return { missing: 1 };
	return scanner !== null && (await scanner.scan(bytes)) === "infected" ? { checked: 1, suspect: 1 } : { checked: 1 };
}

/** The bytes go, the row stays and tells what became of them. */
export async function forget({ storage, data }: FileKeeping, { tenant, uuid }: FileRow): Promise<void> {
	await storage.remove({ tenant, uuid });
	await data.write(tenant, ({ db }) => changeFile(db, tenant, uuid, { stored: 0 }));
}

/** SHA-256 in hexadecimal, worked out beside the thread that answers calls. */
export async function hashOf(bytes: Buffer): Promise<string> {
	return Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
