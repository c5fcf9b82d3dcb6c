/**
 * `npm run requirements`: per area, how many rows of the catalogue have a passing test, and which have
 * none. Reads the reports of the last `npm test`. A row counts only when every test that carries its id
 * passed.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parse } from "csv-parse/sync";
import { type Result, readResults } from "../test/results.ts";

interface Requirement {
	readonly id: string;
	readonly area: string;
	readonly requirement: string;
}

export function printRequirements(results: readonly Result[], { listMissing }: { readonly listMissing: boolean }): void {
	const catalogue = parse(readFileSync("test/requirements.csv", "utf8"), { columns: true }) as Requirement[];
	const proven = provenIds(results);
	const unknown = [...proven].filter((id) => !catalogue.some((row) => row.id === id));
	const areas = [...new Set(catalogue.map((row) => row.area))];
	process.stdout.write("\narea            proven  rows\n");
	for (const area of areas) {
		const rows = catalogue.filter((row) => row.area === area);
		const done = rows.filter((row) => proven.has(row.id)).length;
		process.stdout.write(`${area.padEnd(16)}${String(done).padStart(6)}${String(rows.length).padStart(6)}\n`);
	}
	const total = catalogue.filter((row) => proven.has(row.id)).length;
	process.stdout.write(`${"all".padEnd(16)}${String(total).padStart(6)}${String(catalogue.length).padStart(6)}\n`);
	if (unknown.length > 0) process.stdout.write(`Ids in test titles that the catalogue does not have: ${unknown.join(", ")}\n`);
	if (listMissing) {
		process.stdout.write("\nWithout a passing test:\n");
		for (const row of catalogue) if (!proven.has(row.id)) process.stdout.write(`${row.id} ${row.area}: ${row.requirement}\n`);
	}
}

function provenIds(results: readonly Result[]): ReadonlySet<string> {
	const outcomes = new Map<string, boolean>();
	for (const { title, outcome } of results) {
		if (outcome === "skipped") continue;
		for (const id of title.match(/\b(?:REA|REQ|PLA)-\d{3}\b/g) ?? []) outcomes.set(id, (outcomes.get(id) ?? true) && outcome === "passed");
	}
	return new Set([...outcomes].filter(([, passed]) => passed).map(([id]) => id));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const results = readResults("test-results");
	if (results.length === 0) process.stdout.write("There is no report yet: run npm test first.\n");
	printRequirements(results, { listMissing: !process.argv.includes("--short") });
}
