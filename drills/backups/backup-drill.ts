import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildApp } from "../../server/app.ts";
import { openBackupDoor } from "../../server/backup/backup-door.ts";
import { makeBackup } from "../../server/backup/make-backup.ts";
import { databaseName } from "../../server/backup/manifest.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { readConfig } from "../../server/config/config.ts";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { SeededRandom } from "../../server/demo/seeded-random.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { testAuthentication, tokenOf } from "../../server/test-support/test-authentication.ts";
import { firstStepOf } from "../postgres-restarts/first-step.ts";
import { WriteBook } from "../postgres-restarts/write-book.ts";
import { write } from "../postgres-restarts/writer.ts";
import { compareWithPage, pageOf } from "./compare-with-page.ts";

interface BackupDrill {
	readonly backups: number;
	/** Determines moments and writes; timing still depends on the machine. */
	readonly seed: number;
	/** A fault that the drill must detect. `file-alone`: the file is copied as it is, without its log. */
	readonly plant?: "file-alone";
	readonly progress?: (backups: number, book: WriteBook) => void;
}

interface BackupReport {
	readonly backups: number;
	readonly acknowledged: number;
	readonly processes: number;
	/** Responses that a backup does not excuse. */
	readonly wrong: readonly string[];
	/**
	 * Writes that a restored database lacks although clients were told of them before the backup began, or has although no client can have
	 * been told of them.
	 */
	readonly differences: readonly string[];
}

const writers = 4;

/**
 * A server under constant writes is backed up at random times; every backup is restored and compared with a log kept
 * outside.
 */
export async function backupDrill({ backups, seed, plant, progress }: BackupDrill): Promise<BackupReport> {
	const tenant = defaultTenantFolder();
	const root = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const dataDir = join(root, "data");
	const settings = { LOG_LEVEL: "error", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", FLOWS_DIR: resolve("flows") };
	const config = readConfig({ ...settings, DATA_DIR: dataDir });
	const app = await buildApp(config, { authentication: testAuthentication, callsPerMinute: null });
	await app.listen({ port: 0, host: "127.0.0.1" });
	const door = plant === undefined ? await openBackupDoor(dataDir, app.data) : null;
	const copyTo = async (target: string) => copyFileSync(join(dataDir, databaseName), target);
	const [chance, book, differences] = [new SeededRandom(seed, tenant), new WriteBook(), [] as string[]];
	let stopped = false;
	const base = `/api/v1/${tenant}`;
	const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
	const person = { userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } };
	const headers = { authorization: `Bearer ${tokenOf(person)}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
	const client = {
		book,
		random: () => chance.fraction(),
		origins: [origin],
		headers,
		base,
		forgetsKeys: false,
		firstStep: await firstStepOf(`${origin}${base}/configs`, headers),
		stopped: () => stopped,
	};
	const writing = Array.from({ length: writers }, () => write(client, tenant));
	try {
		for (let made = 0; made < backups; made++) {
			const before = book.acknowledged;
			while (book.acknowledged < before + 20) await pause(5);
			await pause(client.random() * 100);
			const page = pageOf(book);
			const data = plant === undefined ? app.data : { ...app.data, copyTo };
			const place = join(root, `restored-${made}`);
			try {
				const { folder } = await makeBackup({ config, data, backupDir: join(root, "backups"), product: "drill", now: Date.now });
				await restoreBackup({ config: { ...config, dataDir: place }, folder, now: Date.now });
				const restored = await openDatabase({ url: null, folder: place, now: Date.now });
				differences.push(...(await compareWithPage(restored, tenant, page, book)).map((text) => `backup ${made + 1}: ${text}`));
				await restored.close();
				// A hundred backups would fill the disk.
				rmSync(folder, { recursive: true, force: true });
			} catch (failure) {
				differences.push(`backup ${made + 1}: ${failure instanceof Error ? failure.message : String(failure)}`);
			}
			rmSync(place, { recursive: true, force: true });
			progress?.(made + 1, book);
		}
	} finally {
		stopped = true;
		await Promise.all(writing);
		door?.close();
		await app.close();
		rmSync(root, { recursive: true, force: true });
	}
	return { backups, acknowledged: book.acknowledged, processes: book.processes.length, wrong: book.wrong, differences };
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
