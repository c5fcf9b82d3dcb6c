/**
 * `npm test`: everything that must hold, fastest failures first. Every part runs even if an earlier one failed, so that
 * one run reports everything. Ends with the table of requirements, the names of the journeys that passed only at the
 * second try, and a line "N passed, N failed".
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installChromium } from "../test/browser/find-chromium.ts";
import { installLibreOffice } from "../test/export/find-libreoffice.ts";
import { installClamd } from "../test/files/find-clamd.ts";
import { postgresSuites } from "../test/modules/postgres-suites.ts";
import { readRun, runNote, summarise } from "../test/proof/results.ts";
import { printRequirements } from "./requirements.ts";

const RESULTS = "test-results";
const bin = (path: string) => `node_modules/${path}`;
const failures: string[] = [];

function part(name: string, script: string, args: readonly string[], environment: Record<string, string> = {}): void {
	const started = performance.now();
	process.stdout.write(`\n=== ${name}\n`);
	const node = [
		"--disable-warning=ExperimentalWarning",
		...(script.includes("jest") ? ["--experimental-vm-modules"] : []),
		script,
		...args,
	];
	const { status } = spawnSync(process.execPath, node, { stdio: "inherit", env: { ...process.env, ...environment } });
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	process.stdout.write(`=== ${name}: ${status === 0 ? "ok" : "FAILED"} (${seconds} s)\n`);
	if (status !== 0) failures.push(name);
}

function jest(name: string, file: string, args: readonly string[], environment: Record<string, string>): void {
	part(
		name,
		bin("jest/bin/jest.js"),
		["--json", `--outputFile=${RESULTS}/${file}`, "--silent", "--reporters=default", ...args],
		environment,
	);
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const note = runNote(Date.now());
writeFileSync(join(RESULTS, note.file), note.text);
part("types", bin("typescript/bin/tsc"), ["-b"]);
part("lint", bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings", "."]);
if (installLibreOffice() === undefined) {
	process.stdout.write(
		"\nLibreOffice is not there and could not be installed: what opens workbooks and documents in it is left out, and counts as skipped.\n",
	);
}
if (installClamd() === undefined) {
	process.stdout.write("\nclamd is not there and could not be installed: what asks it is left out, and counts as skipped.\n");
}
jest("unit and API tests (SQLite)", "unit.json", ["--maxWorkers=2"], { TEST_DATABASE_URL: "" });
const postgresql = process.env.TEST_DATABASE_URL;
// What doesn't concern a database, and what concerns SQLite, ran before.
if (postgresql)
	jest(
		"API tests (PostgreSQL)",
		"postgresql.json",
		["--maxWorkers=2", "--testNamePattern=\\(PostgreSQL\\)", "--runTestsByPath", ...postgresSuites(["server", "migrations", "test/api"])],
		{ TEST_DATABASE_URL: postgresql },
	);
else process.stdout.write("\nTEST_DATABASE_URL is not set: the API tests ran on SQLite only.\n");
part("build of the web", bin("vite/bin/vite.js"), ["build", "web", "--logLevel", "warn"]);
part("browser journeys", bin("@playwright/test/cli.js"), ["test", "--retries=1"], {
	CHROMIUM_PATH: installChromium(),
	PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/browser.json`,
});

const run = readRun(RESULTS);
if (printRequirements(run) > 0) failures.push("proof of the catalogue");
const { passed, failed, flaky } = summarise(run.results);
process.stdout.write(failures.length === 0 ? "\nAll parts are green.\n" : `\nNot green: ${failures.join(", ")}.\n`);
for (const name of flaky) process.stdout.write(`Flaky: ${name} (proven only at the second try)\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failures.length === 0 && failed === 0 ? 0 : 1;
