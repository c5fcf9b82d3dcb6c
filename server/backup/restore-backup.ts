import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { retireSigningKeys, rotateSigningKeys } from "../accounts/provider-secrets.ts";
import { accountsTrail, noteEvent } from "../accounts/store/account-trail.ts";
import type { AccountsTables } from "../accounts/store/accounts-tables.ts";
import type { Config } from "../config/config.ts";
import { forgetDeployment } from "../database/deployment-store.ts";
import { privateFolder } from "../database/dialects/private-place.ts";
import { takeStartLock } from "../database/migrating/start-lock.ts";
import { openCopy } from "../database/opening/database-copy.ts";
import { type DataDoor, openDatabase } from "../database/opening/open-database.ts";
import { SecretsKey } from "../database/secrets/secrets-key.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { fileStorage } from "../files/storage/storage-of-settings.ts";
import { storedFiles } from "../files/stored-file-read-model.ts";
import * as texts from "../texts/backup.ts";
import { type BackupVerdict, checkBackup } from "./check-backup.ts";
import { BackupError, databaseName, filesName } from "./manifest.ts";

interface RestoreOptions {
	readonly config: Pick<Config, "dataDir" | "databaseUrl" | "files" | "secretsKeyFile">;
	/** Absolute folder of the backup. */
	readonly folder: string;
	readonly now: () => number;
}

/**
 * Restores a sound backup to the configured place, where no database may exist yet, and migrates it to this version. Files come first; the
 * database gets its name last, so an interrupted restore leaves nothing on which a server would start. Every session in the backup is ended
 * and the sign-in keys are replaced: whatever was signed out or withdrawn since then must not come back to life. The audit trail records
 * that, and which backup it was.
 * @throws BackupError when the backup has a fault, the key does not fit, or a database already exists
 */
export async function restoreBackup({ config, folder, now }: RestoreOptions): Promise<BackupVerdict> {
	if (config.databaseUrl !== null) throw new BackupError(texts.notForPostgres);
	privateFolder(config.dataDir);
	const lock = await takeStartLock({ url: null, folder: config.dataDir });
	const target = join(config.dataDir, databaseName);
	const arriving = join(config.dataDir, ".restoring");
	try {
		if (existsSync(target)) throw new BackupError(texts.databaseThere(target));
		const verdict = await checkBackup(folder, config.secretsKeyFile);
		if (verdict.faults.length > 0) throw new BackupError(verdict.faults.join("\n"));
		if (verdict.keyFits === false) throw new BackupError(texts.otherKey(config.secretsKeyFile));
		rmSync(arriving, { recursive: true, force: true });
		privateFolder(arriving);
		await putFiles(folder, config);
		copyFileSync(join(folder, databaseName), join(arriving, databaseName));
		await makeFit(arriving, config.secretsKeyFile, basename(folder), now);
		renameSync(join(arriving, databaseName), target);
		return verdict;
	} finally {
		rmSync(arriving, { recursive: true, force: true });
		await lock.release();
	}
}

async function putFiles(folder: string, config: RestoreOptions["config"]): Promise<void> {
	const [from, to] = [new DiskStorage(join(dirname(folder), filesName)), fileStorage(config)];
	const copy = openCopy(join(folder, databaseName));
	try {
		for await (const file of storedFiles(copy.db)) {
			const bytes = await from.get(file);
			if (bytes !== undefined) await to.put(file, bytes);
		}
	} finally {
		await copy.close();
	}
}

/** Migrates the database in `folder` to this version, ends every session and replaces the sign-in keys. */
async function makeFit(folder: string, secretsKeyFile: string, backup: string, now: () => number): Promise<void> {
	const data: DataDoor = await openDatabase({ url: null, folder, now });
	try {
		await data.write(accountsTrail, async (scope) => {
			await scope.db.withTables<AccountsTables>().deleteFrom("provider_record").execute();
			const by = { address: "", requestId: randomUUID() };
			await noteEvent(scope, { operation: "restoreBackup", outcome: "done", userId: "", target: backup, by, now: now() });
		});
		await forgetDeployment(data.db);
		const place = { db: data.db, key: new SecretsKey(secretsKeyFile), now: now() };
		await rotateSigningKeys(place);
		await retireSigningKeys(place);
	} finally {
		await data.close();
	}
}
