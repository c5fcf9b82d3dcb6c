/**
 * `npm test`: everything that must pass, fastest failures first. Every part runs even if an earlier one failed, so that one run reports
 * everything. On a slow machine, journeys that prove no row of the catalogue give way, and take turns by the day. Ends with the table of
 * requirements, the names of the tests that passed only at the second try and of the files that were left out, and a line "N passed, N
 * failed".
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installChromium } from "../test/browser/find-chromium.ts";
import { installLibreOffice } from "../test/export/find-libreoffice.ts";
import { installClamd } from "../test/files/find-clamd.ts";
import { postgresSuites } from "../test/modules/postgres-suites.ts";
import { countJourneys, type JourneyFile, journeyFiles, journeysInTime, titlesOfProofs } from "../test/proof/journeys.ts";
import { readRun, runNote, summarise } from "../test/proof/results.ts";
import { type JestPart, jestWithSecondTry } from "../test/proof/second-try.ts";
import { printRequirements } from "./requirements.ts";

const RESULTS = "test-results";
const bin = (path: string) => `node_modules/${path}`;
const failures: string[] = [];

/**
 * Time for a whole run, in seconds; the time beyond it for journeys that prove no row, up to the age at which a run starts no more of them;
 * and how much longer such a journey takes than one that proves a row.
 */
const wholeRun = 36 * 60;
const leastForOthers = 5 * 60;
const oldest = 60 * 60;
const heavier = 1.7;

/**
 * Jest's own option, and a larger young generation: with V8's default, a tenth of the processor time goes into collecting it. In megabytes.
 */
const ofJest = ["--experimental-vm-modules", "--min-semi-space-size=16", "--max-semi-space-size=64"];

/** Runs a script of a library and returns its exit code. */
function run(script: string, args: readonly string[], environment: Record<string, string> = {}): number | null {
	const node = ["--disable-warning=ExperimentalWarning", ...(script.includes("jest") ? ofJest : []), script, ...args];
	return spawnSync(process.execPath, node, { stdio: "inherit", env: { ...process.env, ...environment } }).status;
}

function part(name: string, holds: () => boolean): void {
	const started = performance.now();
	process.stdout.write(`\n=== ${name}\n`);
	const ok = holds();
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	process.stdout.write(`=== ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)\n`);
	if (!ok) failures.push(name);
}

function script(name: string, ...call: Parameters<typeof run>): void {
	part(name, () => run(...call) === 0);
}

function jest(
	name: string,
	{ report, options = [], ...more }: Partial<JestPart> & Pick<JestPart, "report">,
	environment: Record<string, string>,
): void {
	const all = { report: `${RESULTS}/${report}`, options: ["--silent", "--reporters=default", ...options], ...more };
	part(name, () => jestWithSecondTry((args) => run(bin("jest/bin/jest.js"), args, environment), all));
}

const playwright = bin("@playwright/test/cli.js");

function journeys(name: string, report: string, which: readonly string[]): void {
	script(name, playwright, ["test", "--retries=1", ...which], {
		CHROMIUM_PATH: chromium,
		PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${report}`,
	});
}

/** The files in which Playwright would run journeys; none, and a failed run, if it cannot list them. */
function listed(which: readonly string[]): readonly JourneyFile[] {
	const { status, stdout } = spawnSync(process.execPath, [playwright, "test", "--list", "--reporter=json", ...which], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
		env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: "" },
	});
	if (status === 0) return journeyFiles(stdout);
	failures.push("list of the journeys");
	return [];
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const note = runNote(Date.now());
writeFileSync(join(RESULTS, note.file), note.text);
script("types", bin("typescript/bin/tsc"), ["-b"]);
script("lint", bin("@biomejs/biome/bin/biome"), ["check", "--error-on-warnings", "."]);
script("exports that nobody imports", bin("knip/bin/knip.js"), []);
if (installLibreOffice() === undefined) {
	process.stdout.write(
		"\nLibreOffice is not there and could not be installed: what opens workbooks and documents in it is left out, and counts as skipped.\n",
	);
}
if (installClamd() === undefined) {
	process.stdout.write("\nclamd is not there and could not be installed: what asks it is left out, and counts as skipped.\n");
}
jest("unit and API tests (SQLite)", { report: "unit.json" }, { TEST_DATABASE_URL: "" });
const postgresql = process.env.TEST_DATABASE_URL;
// Tests that use no database, and those on SQLite, ran before.
if (postgresql)
	jest(
		"API tests (PostgreSQL)",
		{
			report: "postgresql.json",
			options: ["--testNamePattern=\\(PostgreSQL\\)"],
			files: postgresSuites(["server", "migrations", "test/api"]),
		},
		{ TEST_DATABASE_URL: postgresql },
	);
else process.stdout.write("\nTEST_DATABASE_URL is not set: the API tests ran on SQLite only.\n");
script("build of the server", "scripts/build-server.mjs", []);
script("build of the web", bin("vite/bin/vite.js"), ["build", "web", "--logLevel", "warn"]);
const chromium = installChromium();
const ofRows = titlesOfProofs();
const before = performance.now();
journeys("journeys that prove rows", "browser.json", [`--grep=${ofRows}`]);
const after = performance.now();
const { fit, leftOut } = journeysInTime(listed([`--grep-invert=${ofRows}`]), {
	seconds: Math.max(wholeRun - after / 1000, Math.min(leastForOthers, oldest - after / 1000)),
	each: (heavier * (after - before)) / 1000 / countJourneys(listed([`--grep=${ofRows}`])),
	day: Math.floor(Date.now() / 86_400_000),
});
if (fit.length > 0) journeys("other journeys", "other-journeys.json", [`--grep-invert=${ofRows}`, ...fit.map(({ file }) => `/${file}`)]);

const proof = readRun(RESULTS);
if (printRequirements(proof) > 0) failures.push("proof of the catalogue");
const { passed, failed, flaky } = summarise(proof.results);
process.stdout.write(failures.length === 0 ? "\nAll parts are green.\n" : `\nNot green: ${failures.join(", ")}.\n`);
if (leftOut.length > 0)
	process.stdout.write(
		`Left out for want of time, proving no row: ${countJourneys(leftOut)} journeys (${leftOut.map(({ file }) => file).join(", ")})\n`,
	);
for (const name of flaky) process.stdout.write(`Flaky: ${name} (proven only at the second try)\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failures.length === 0 && failed === 0 ? 0 : 1;
