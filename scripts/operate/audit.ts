/**
 * `npm run audit`: checks that the audit trail is as it was written. In Dutch, because it is for people who run the
 * product, not only for developers.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { type AuditFault, auditHeads, type TenantHead, verifyAudit } from "../../server/database/writing/verify-audit.ts";
import { databaseVersion } from "./database-version.ts";
import { findDatabase } from "./find-database.ts";
import { printOutcome } from "./print-outcome.ts";

const usage = `npm run audit -- <opdracht>

  head                     toont het einde van elke keten; bewaar dit buiten de database (npm run --silent audit -- head > einde.txt)
  verify                   loopt alle regels na en noemt de eerste die is gewijzigd, weggehaald of tussengevoegd
  verify --kept einde.txt  gaat ook na of de bewaarde einden er nog staan; alleen zo is te zien dat er aan het einde iets is weggehaald

Uitkomst 0: in orde, 1: er is iets mis, 2: het kon niet worden nagegaan.
`;

/** The check could not be carried out; the message is in Dutch. */
class AuditError extends Error {}

const nameOf = (tenant: string) => (tenant === "" ? "(alle)" : tenant);

function sentence({ tenant, number, uuid, what }: AuditFault): string {
	const place = `${nameOf(tenant)}: regel ${number}`;
	const which = uuid === null ? "" : ` (${uuid})`;
	switch (what) {
		case "changed":
			return `${place}${which} is gewijzigd.`;
		case "taken-out":
			return `${place} is weggehaald.`;
		case "put-between":
			return `${place}${which} is tussengevoegd.`;
		case "put-behind":
			return `${place}${which} is achter het einde gezet.`;
		case "other-chain":
			return `${place}${which} is een andere dan de bewaarde: de regels tot hier zijn opnieuw geschreven.`;
	}
}

const printed = (heads: readonly TenantHead[]) =>
	heads
		.filter(({ number }) => number > 0)
		.map(({ tenant, number, hash }) => `${nameOf(tenant)} ${number} ${hash}\n`)
		.join("");

function readKept(file: string): TenantHead[] {
	const lines = textOf(file)
		.split(/\r?\n/)
		.filter((line) => line.trim() !== "");
	if (lines.length === 0) throw new AuditError(`In ${file} staat geen enkel einde, dus er is niets om mee te vergelijken.`);
	return lines.map((line) => {
		const [, name = "", number = "", hash = ""] = /^(\S+) (\d+) ([\w-]{43})$/.exec(line) ?? [];
		if (name === "") throw new AuditError(`In ${file} staat een regel die geen einde is: ${line.slice(0, 80)}`);
		return { tenant: name === nameOf("") ? "" : name, number: Number(number), hash };
	});
}

function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ENOENT" ? new AuditError(error.message) : error;
	}
}

async function run(): Promise<{ text: string; exitCode: number }> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { kept: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
	});
	const [word, ...more] = positionals;
	if (values.help) return { text: usage, exitCode: 0 };
	if ((word !== "head" && word !== "verify") || more.length > 0) throw new AuditError(usage);
	const kept = values.kept === undefined ? [] : readKept(values.kept);
	const data = await findDatabase(processConfig());
	try {
		if (data === undefined || (await databaseVersion(data)) !== "same") {
			throw new AuditError("De database is er nog niet, of is van een andere versie. Start de server één keer en probeer het dan opnieuw.");
		}
		if (word === "head") return { text: printed(await auditHeads(data.db)), exitCode: 0 };
		const { lines, heads, faults } = await verifyAudit(data.db, kept);
		if (faults.length > 0) return { text: `${faults.map(sentence).join("\n")}\n`, exitCode: 1 };
		return { text: `In orde: ${lines} regels in ${heads.length} ketens.\n${printed(heads)}`, exitCode: 0 };
	} finally {
		await data?.close();
	}
}

await printOutcome(run, { foreseen: [AuditError, ConfigError] });
