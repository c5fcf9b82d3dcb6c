/**
 * `npm run backup`: makes a backup of the embedded database and its files. In Dutch, because it is for people who run
 * the product, not only for developers.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "../../server/backup/make-backup.ts";
import { BackupError } from "../../server/backup/manifest.ts";
import { removeOldBackups } from "../../server/backup/remove-old-backups.ts";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { projectFile } from "../../server/config/project-file.ts";
import { OpenToOthers } from "../../server/database/dialects/private-place.ts";
import { databaseVersion } from "./database-version.ts";
import { findDatabase } from "./find-database.ts";
import { printOutcome } from "./print-outcome.ts";

const usage = `npm run backup [-- --to <map>] [--keep <aantal>]

  Maakt een reservekopie van de database en de bestanden in <map> (of BACKUP_DIR), terwijl de server doorwerkt.
  Met --keep blijven alleen de nieuwste over. De sleutel (SECRETS_KEY_FILE) zit er niet in: bewaar die apart.

Uitkomst 0: gemaakt, 1: er is iets mis met de gegevens, 2: het kon niet.
`;

function wholeNumber(text: string | undefined): number | null {
	if (text === undefined) return null;
	if (!/^[1-9]\d{0,5}$/.test(text)) throw new ConfigError([`--keep is "${text}", but must be a number from 1.`]);
	return Number(text);
}

async function run(): Promise<{ text: string; exitCode: number }> {
	const { values } = parseArgs({
		options: { to: { type: "string" }, keep: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
	});
	if (values.help) return { text: usage, exitCode: 0 };
	const config = processConfig();
	const keep = wholeNumber(values.keep);
	const backupDir = values.to === undefined ? config.backupDir : resolve(values.to);
	if (backupDir === null) throw new ConfigError(["BACKUP_DIR is absent; it, or --to, names the folder of the backups."]);
	const data = await findDatabase(config);
	try {
		if (data === undefined || (await databaseVersion(data)) !== "same") {
			throw new ConfigError(["There is no database of this version here. Start the server once, then do this again."]);
		}
		const { version } = JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as { version: string };
		const { folder, manifest } = await makeBackup({ config, data, backupDir, product: version, now: Date.now, tell });
		const removed = keep === null ? [] : await removeOldBackups(backupDir, keep);
		const { database, files, gone } = manifest;
		const lines = [
			`Gemaakt: ${folder}`,
			`Database: ${database.bytes} bytes. Bestanden: ${files.count}, samen ${files.bytes} bytes.`,
			...(gone.length > 0 ? [`Tijdens het maken weggehaald: ${gone.length}.`] : []),
			...removed.map((name) => `Verwijderd: ${name}`),
			"",
		];
		return { text: lines.join("\n"), exitCode: 0 };
	} finally {
		await data?.close();
	}
}

let told = 0;
/** Prints progress now and then, if somebody is watching. */
function tell(copied: number, pages: number): void {
	if (!process.stderr.isTTY || Date.now() - told < 1000) return;
	told = Date.now();
	process.stderr.write(`${Math.floor((100 * copied) / pages)} %\n`);
}

await printOutcome(run, { foreseen: [ConfigError, OpenToOthers], faults: [BackupError] });
