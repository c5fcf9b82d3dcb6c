import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { privateFolder } from "../database/dialects/private-place.ts";
import { closeLog, openCopy } from "../database/opening/database-copy.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { auditHeads } from "../database/writing/verify-audit.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { fileStorage } from "../files/storage/storage-of-settings.ts";
import { holds, isStored, storedFiles } from "../files/stored-file-read-model.ts";
import * as texts from "../texts/backup.ts";
import { askServerToCopy } from "./backup-door.ts";
import { BackupError, databaseName, filesName, type Manifest, manifestName, sha256Of } from "./manifest.ts";

interface BackupOptions {
	readonly config: Pick<Config, "dataDir" | "files">;
	/** The database in use, to see what changes while the backup is made. */
	readonly data: DataDoor;
	/** Absolute folder of all backups. */
	readonly backupDir: string;
	/** Version of the product. */
	readonly product: string;
	readonly now: () => number;
	readonly tell?: (copied: number, pages: number) => void;
}

/** The folder of a new backup, with its description. */
export interface MadeBackup {
	readonly folder: string;
	readonly manifest: Manifest;
}

/**
 * Backs up the embedded database and the files that it names, while the server keeps running. First the database, at one instant, then the
 * files: the bytes under a uuid never change, so the files that the copy names are complete. The folder gets its final name when everything
 * is on disk; an interrupted run leaves no backup, and earlier backups never change.
 * @throws BackupError when the copy is damaged, or bytes of a file are missing that the database in use names too
 */
export async function makeBackup({ config, data, backupDir, product, now, tell = () => {} }: BackupOptions): Promise<MadeBackup> {
	if (data.copyTo === null) throw new BackupError(texts.notForPostgres);
	privateFolder(backupDir);
	const begun = new Date(now()).toISOString();
	const making = join(backupDir, `.making-${process.pid}-${begun.replaceAll(/[:.]/g, "")}`);
	mkdirSync(making, { mode: 0o700 });
	try {
		const database = join(making, databaseName);
		if (!(await askServerToCopy(config.dataDir, database, tell))) await data.copyTo(database, tell);
		const made = new Date(now()).toISOString();
		closeLog(database);
		sync(database);
		const manifest = await manifestOf({ config, data, backupDir, product, database, begun, made });
		writeFileSync(join(making, manifestName), `${JSON.stringify(manifest, undefined, "\t")}\n`, { mode: 0o600 });
		sync(join(making, manifestName));
		sync(making);
		const folder = join(backupDir, made.replaceAll(":", "-"));
		if (existsSync(folder)) throw new BackupError(texts.alreadyThere(folder));
		renameSync(making, folder);
		sync(backupDir);
		return { folder, manifest };
	} catch (failure) {
		rmSync(making, { recursive: true, force: true });
		throw failure;
	}
}

type Copied = Pick<BackupOptions, "config" | "data" | "backupDir" | "product"> & {
	/** File with the copy. */
	readonly database: string;
	readonly begun: string;
	readonly made: string;
};

async function manifestOf({ config, data, backupDir, product, database, begun, made }: Copied): Promise<Manifest> {
	const copy = openCopy(database);
	try {
		const faults = copy.faults();
		if (faults.length > 0) throw new BackupError(texts.damagedCopy(faults.slice(0, 5).join("; ")));
		const [from, to] = [fileStorage(config), new DiskStorage(join(backupDir, filesName))];
		const gone: string[] = [];
		const files = { count: 0, bytes: 0 };
		for await (const file of storedFiles(copy.db)) {
			// The bytes under a uuid never change, so those of an earlier backup can be used for this one too.
			const kept = await to.get(file);
			const sound = kept !== undefined && holds(kept, file);
			const bytes = sound ? kept : await from.get(file);
			if (bytes !== undefined) {
				if (!holds(bytes, file)) throw new BackupError(texts.otherBytes(file.uuid));
				if (!sound) await to.put(file, bytes);
				files.count += 1;
				files.bytes += bytes.length;
			} else if (await isStored(data.db, file)) throw new BackupError(texts.bytesMissing(file.uuid));
			else gone.push(file.uuid);
		}
		return {
			format: 1,
			made,
			begun,
			product,
			migration: (await copy.migration()).last,
			database: { bytes: statSync(database).size, sha256: await sha256Of(database) },
			files,
			gone,
			audit: await auditHeads(copy.db),
		};
	} finally {
		await copy.close();
	}
}

/** Forces a file, or the names in a folder, to disk. */
function sync(path: string): void {
	const handle = openSync(path, "r");
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
