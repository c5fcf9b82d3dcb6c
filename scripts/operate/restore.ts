/**
 * `npm run restore`, `npm run restore:check`: restores a backup, or only checks it. In Dutch, because it is for people
 * who run the product.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type BackupVerdict, checkBackup } from "../../server/backup/check-backup.ts";
import { BackupError } from "../../server/backup/manifest.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { OpenToOthers } from "../../server/database/dialects/private-place.ts";
import { printOutcome } from "./print-outcome.ts";

const usage = `npm run restore -- <reservekopie>         zet een reservekopie terug in DATA_DIR, waar nog geen database mag staan
npm run restore:check -- <reservekopie>   gaat alleen na of dat zou lukken

  <reservekopie> is een map die npm run backup heeft gemaakt. SECRETS_KEY_FILE noemt de sleutel van toen.
  Na het terugzetten moet iedereen opnieuw aanmelden.

Uitkomst 0: in orde, 1: er is iets mis met de reservekopie, 2: het kon niet.
`;

function sentences({ files, auditLines, keyFits }: BackupVerdict): string {
	const key =
		keyFits === null ? "Er zijn geen geheimen verzegeld." : keyFits ? "De sleutel past." : "De sleutel past NIET: zet die van toen terug.";
	return `Bestanden: ${files}. Regels in de audittrail: ${auditLines}. ${key}\n`;
}

async function run(): Promise<{ text: string; exitCode: number }> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { check: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
	});
	if (values.help) return { text: usage, exitCode: 0 };
	const [backup, ...more] = positionals;
	if (backup === undefined || more.length > 0) throw new ConfigError([usage.trimEnd()]);
	const config = processConfig();
	const folder = resolve(backup);
	if (!values.check) {
		const verdict = await restoreBackup({ config, folder, now: Date.now });
		return { text: `Teruggezet in ${config.dataDir}.\n${sentences(verdict)}Iedereen moet opnieuw aanmelden.\n`, exitCode: 0 };
	}
	const verdict = await checkBackup(folder, config.secretsKeyFile);
	const { faults, keyFits } = verdict;
	if (faults.length > 0) return { text: `${faults.join("\n")}\n`, exitCode: 1 };
	return { text: `In orde.\n${sentences(verdict)}`, exitCode: keyFits === false ? 1 : 0 };
}

await printOutcome(run, { foreseen: [ConfigError, OpenToOthers], faults: [BackupError] });
