import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { openCopy } from "../database/opening/database-copy.ts";
import { sealedSecrets } from "../database/secrets/kept-secret.ts";
import { SecretsKey, SecretsKeyError } from "../database/secrets/secrets-key.ts";
import { verifyAudit } from "../database/writing/verify-audit.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { holds, storedFiles } from "../files/stored-file-read-model.ts";
import * as texts from "../texts/backup.ts";
import { databaseName, filesName, readManifest, sha256Of } from "./manifest.ts";

export interface BackupVerdict {
	/** Dutch sentences; empty when the backup can be restored as it is. */
	readonly faults: readonly string[];
	readonly files: number;
	readonly auditLines: number;
	/** Whether the configured key opens the secrets; null if there are none. Without the key nobody can sign in to the restored system. */
	readonly keyFits: boolean | null;
}

/**
 * Checks everything that can be wrong with a backup: its bytes, SQLite's own check, its version, the audit trail against the recorded ends,
 * every file against its hash, and whether `secretsKeyFile` fits. Nothing is changed.
 * @throws BackupError when it has no description, or one of a later format
 */
export async function checkBackup(folder: string, secretsKeyFile: string): Promise<BackupVerdict> {
	const manifest = readManifest(folder);
	const file = join(folder, databaseName);
	const faults: string[] = [];
	const none = { faults, files: 0, auditLines: 0, keyFits: null };
	const bytes = statSync(file, { throwIfNoEntry: false })?.size;
	if (bytes === undefined) {
		faults.push(texts.databaseMissing);
		return none;
	}
	if (bytes !== manifest.database.bytes || (await sha256Of(file)) !== manifest.database.sha256) {
		faults.push(texts.otherDatabase);
		return none;
	}
	const copy = openCopy(file);
	try {
		for (const fault of copy.faults().slice(0, 5)) faults.push(texts.damagedCopy(fault));
		if (!(await copy.migration()).known) faults.push(texts.newerProduct(manifest.product));
		const audit = await verifyAudit(copy.db, manifest.audit);
		for (const { tenant, number } of audit.faults) faults.push(texts.auditBroken(tenant, number));
		const storage = new DiskStorage(join(dirname(folder), filesName));
		const gone = new Set(manifest.gone);
		let files = 0;
		for await (const stored of storedFiles(copy.db)) {
			const found = await storage.get(stored);
			if (found === undefined && gone.has(stored.uuid)) continue;
			if (found === undefined) faults.push(texts.bytesMissing(stored.uuid));
			else if (!holds(found, stored)) faults.push(texts.otherBytes(stored.uuid));
			else files += 1;
		}
		if (files !== manifest.files.count) faults.push(texts.otherCount(files, manifest.files.count));
		const key = new SecretsKey(secretsKeyFile);
		const secrets = (await sealedSecrets(copy)).filter(({ value }) => key.isSealed(value));
		const keyFits = secrets.length === 0 ? null : secrets.every(({ name, value }) => opens(key, name, value));
		return { faults, files, auditLines: audit.lines, keyFits };
	} finally {
		await copy.close();
	}
}

function opens(key: SecretsKey, name: string, value: string): boolean {
	try {
		key.open(name, value);
		return true;
	} catch (failure) {
		if (failure instanceof SecretsKeyError) return false;
		throw failure;
	}
}
