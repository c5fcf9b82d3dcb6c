/**
 * `npm run requirements`: prints per area how many rows of the catalogue have a passing test and which have none, and
 * the progress of the ledger of clauses. Reads the reports of the last `npm test`. A row counts only if every test with
 * its id passed.
 */
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Requirement, readCatalogue } from "../test/proof/catalogue.ts";
import { readLedger } from "../test/proof/ledger.ts";
import { countLedger, ledgerFaults } from "../test/proof/ledger-faults.ts";
import { proofFaults, provenRows } from "../test/proof/proof-faults.ts";
import { proofLevel } from "../test/proof/proof-level.ts";
import { type Run, readRun } from "../test/proof/results.ts";

/** Prints the tables and what is wrong. Returns the number of faults. */
export function printRequirements(run: Run): number {
	const catalogue = readCatalogue();
	printAreas(catalogue, provenRows(run.results));
	const ledger = readLedger();
	const { rows, rowsWithout, clauses, proven, open } = countLedger(catalogue, ledger);
	process.stdout.write(
		`\nLedger: ${rows} rows taken apart into ${clauses} clauses (proven at a screen ${proven.screen}, by a call ${proven.call}, at a part of a page ${proven.part}, as a rule ${proven.rule}; open ${open}); ${rowsWithout} rows to go.\n`,
	);
	const faults = [...proofFaults(catalogue, run), ...ledgerFaults(catalogue, ledger, run.results, levelOf)];
	if (faults.length > 0) process.stdout.write(`\nNot proven:\n${faults.map((fault) => `  ${fault}\n`).join("")}`);
	return faults.length;
}

function printAreas(catalogue: readonly Requirement[], proven: ReadonlySet<string>): void {
	const line = (name: string, rows: readonly Requirement[]) => {
		const done = rows.filter(({ id }) => proven.has(id)).length;
		process.stdout.write(`${name.padEnd(16)}${String(done).padStart(6)}${String(rows.length).padStart(6)}\n`);
	};
	process.stdout.write("\narea            proven  rows\n");
	for (const area of new Set(catalogue.map((row) => row.area)))
		line(
			area,
			catalogue.filter((row) => row.area === area),
		);
	line("all", catalogue);
}

function levelOf(file: string) {
	return proofLevel(file, existsSync(file) ? readFileSync(file, "utf8") : "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const run = readRun("test-results");
	if (run.results.length === 0) process.stdout.write("There is no report of a whole run: run npm test first.\n");
	else if (printRequirements(run) > 0) process.exitCode = 1;
}
