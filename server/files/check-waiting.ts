import { webcrypto } from "node:crypto";
import type { FileKeeping } from "./file-keeping.ts";
import { changeFile, type FileChange, type FileRow, findUnchecked } from "./file-store.ts";

/**
 * Has the scanner look at the files that wait for it. One that it cannot judge now keeps waiting, unchecked and so not
 * available. Without a scanner the rules about content, which every file passed when it came, are all there is.
 */
export async function checkWaiting(files: FileKeeping, tenant: string): Promise<void> {
	for (const row of await findUnchecked(files.data.db, tenant)) {
		const change = await judge(files, row);
		await files.data.write(tenant, ({ db }) => changeFile(db, tenant, row.uuid, change));
		// Behind the change: until then nobody could have them, and a row that says so is never without its bytes.
		if (change.suspect === 1) await forget(files, row);
	}
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
