/**
 * `npm run mutants -- [--count 40] [--seed N] [--minutes 30] [--of engine,server,web,data]`: changes the product in
 * small, plausible ways, one at a time, and lists the changes that no test notices. The seed draws the sample evenly
 * from the four origins; by default it is the day's number, so that samples vary. Each is first shown to the tests that
 * are likeliest to notice it; what is left when all are drawn or the minutes are over is shown to all tests together.
 * Survivors are kept in test/mutants/survivors.json, a list that may only shrink: the command fails on a survivor that
 * is not in it; test/mutants/equivalent.json has those that change nothing anybody could notice, with the reason. The
 * product is changed in a copy, one process at a time and at low priority; the work tree stays untouched.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chance } from "../test/mutations/chance.ts";
import { type FileMutant, nameOf } from "./mutants/file-mutant.ts";
import { noticeQuickly, noticeThoroughly } from "./mutants/noticing.ts";
import { drawMutants, type MutantOrigin } from "./mutants/product-mutants.ts";
import { type FileResult, runTests } from "./mutants/run-tests.ts";
import { openSandbox, type Sandbox } from "./mutants/sandbox.ts";
import { testFiles, witnesses } from "./mutants/witnesses.ts";

const origins: readonly MutantOrigin[] = ["engine", "server", "web", "data"];
const DAY = 86_400_000;
const FOLDER = "test-results/part";
const REPORT = `${FOLDER}/mutants.json`;
const UNCHANGED = `${FOLDER}/mutants-unchanged.json`;

const { values } = parseArgs({
	options: { count: { type: "string" }, seed: { type: "string" }, minutes: { type: "string" }, of: { type: "string" } },
});
const count = Number(values.count ?? 40);
const seed = Number(values.seed ?? Math.floor(Date.now() / DAY));
const until = Date.now() + Number(values.minutes ?? 30) * 60_000;
const wanted = origins.filter((origin) => (values.of ?? origins.join()).split(",").includes(origin));

interface Outcome {
	readonly origin: MutantOrigin;
	readonly mutant: string;
	/** What noticed it; null while nothing has. */
	noticed: string | null;
	readonly seconds: number;
}

mkdirSync(FOLDER, { recursive: true });
const sandbox = openSandbox();
const outcomes: Outcome[] = [];
try {
	const asked = witnesses(await unchanged(sandbox));
	const sample = await drawMutants(count, wanted, chance(seed));
	process.stdout.write(`${sample.length} mutants; seed ${seed}.\n`);
	const left = new Map<FileMutant, Outcome>();
	for (const { origin, mutant } of sample) {
		if (Date.now() >= until) break;
		const started = performance.now();
		const noticed = await noticeQuickly(mutant, sandbox, asked);
		const outcome = { origin, mutant: nameOf(mutant), noticed, seconds: (performance.now() - started) / 1000 };
		outcomes.push(outcome);
		if (noticed === null) left.set(mutant, outcome);
		tell(outcome, "unnoticed yet");
		save();
	}
	for (const [mutant, noticed] of await noticeThoroughly([...left.keys()], sandbox, asked)) {
		const outcome = left.get(mutant);
		if (outcome === undefined) continue;
		outcome.noticed = noticed;
		tell(outcome, "SURVIVED");
	}
	save();
	report();
} finally {
	sandbox.remove();
}

/** What the tests say of the product as it is, asked once for each commit: a test that fails there is no witness. */
async function unchanged(copy: Sandbox): Promise<readonly FileResult[]> {
	const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
	if (existsSync(UNCHANGED)) {
		const known = JSON.parse(readFileSync(UNCHANGED, "utf8")) as { readonly commit: string; readonly results: readonly FileResult[] };
		if (known.commit === commit) return known.results;
	}
	process.stdout.write("All tests of the product as it is, for the time each takes.\n");
	const results = await runTests(copy, testFiles(), { first: false });
	writeFileSync(UNCHANGED, JSON.stringify({ commit, results }));
	return results;
}

function tell({ mutant, noticed, seconds }: Outcome, unnoticed: string): void {
	process.stdout.write(
		`${noticed === null ? unnoticed : "noticed"} ${mutant}${noticed === null ? "" : ` (${noticed})`} ${seconds.toFixed(0)} s\n`,
	);
}

function save(): void {
	writeFileSync(REPORT, `${JSON.stringify({ seed, outcomes }, undefined, "\t")}\n`);
}

function report(): void {
	const known = new Set(JSON.parse(readFileSync("test/mutants/survivors.json", "utf8")) as readonly string[]);
	const equivalent = JSON.parse(readFileSync("test/mutants/equivalent.json", "utf8")) as Readonly<Record<string, string>>;
	const survivors = outcomes.filter(({ noticed, mutant }) => noticed === null && equivalent[mutant] === undefined);
	for (const origin of wanted) {
		const tried = outcomes.filter((outcome) => outcome.origin === origin);
		const same = tried.filter(({ noticed, mutant }) => noticed === null && equivalent[mutant] !== undefined);
		const noticed = tried.filter((outcome) => outcome.noticed !== null);
		process.stdout.write(`${origin.padEnd(8)}${noticed.length} of ${tried.length} noticed, ${same.length} equivalent\n`);
	}
	const fresh = survivors.filter(({ mutant }) => !known.has(mutant));
	process.stdout.write(`${survivors.length} of ${outcomes.length} survived; ${fresh.length} of them are not in the list.\n`);
	if (fresh.length > 0) process.exitCode = 1;
}
