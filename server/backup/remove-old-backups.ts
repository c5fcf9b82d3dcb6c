import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openCopy } from "../database/opening/database-copy.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { storedFiles } from "../files/stored-file-read-model.ts";
import { databaseName, filesName } from "./manifest.ts";

/** Names of backup folders: the instant in UTC, with "-" for ":". */
const backupFolder = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/;

/** Names of the backups in a folder, oldest first. */
function backupsIn(backupDir: string): string[] {
	return readdirSync(backupDir)
		.filter((name) => backupFolder.test(name))
		.sort();
}

/**
 * Removes all but the newest `keep` backups, and the bytes of files that none of the remaining ones names.
 * @returns names of what was removed
 */
export async function removeOldBackups(backupDir: string, keep: number): Promise<string[]> {
	const backups = backupsIn(backupDir);
	const old = backups.slice(0, Math.max(0, backups.length - keep));
	if (old.length === 0) return [];
	const named = new Set<string>();
	for (const name of backups.slice(old.length)) {
		const copy = openCopy(join(backupDir, name, databaseName));
		try {
			for await (const { tenant, uuid } of storedFiles(copy.db)) named.add(`${tenant}/${uuid}`);
		} finally {
			await copy.close();
		}
	}
	const storage = new DiskStorage(join(backupDir, filesName));
	for (const name of old) {
		const copy = openCopy(join(backupDir, name, databaseName));
		try {
			for await (const file of storedFiles(copy.db)) if (!named.has(`${file.tenant}/${file.uuid}`)) await storage.remove(file);
		} finally {
			await copy.close();
		}
		rmSync(join(backupDir, name), { recursive: true });
	}
	return old;
}
