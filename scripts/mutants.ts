/**
 * `npm run mutants -- [--count 40] [--seed N] [--minutes 30] [--of engine,server,web,data]`: changes the product in
 * small, plausible ways, one at a time, and lists the changes that no test notices. The seed draws the sample evenly
 * from the four origins; by default it is the day's number, so that samples vary. Survivors are kept in
 * test/mutants/survivors.json, a list that may only shrink: the command fails on a survivor that is not in it. The
 * product is changed in copies; the work tree stays untouched.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chance } from "../test/mutations/chance.ts";
import { nameOf } from "./mutants/file-mutant.ts";
import { notice } from "./mutants/noticing.ts";
import { drawMutants, type MutantOrigin } from "./mutants/product-mutants.ts";
import { openSandbox } from "./mutants/sandbox.ts";

const origins: readonly MutantOrigin[] = ["engine", "server", "web", "data"];
const SIDE_BY_SIDE = 2;
const SECONDS_FOR_PART = 900;
const DAY = 86_400_000;
const REPORT = "test-results/part/mutants.json";

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
	readonly noticed: string | null;
}

const sample = [...(await drawMutants(count, wanted, chance(seed)))];
process.stdout.write(`${sample.length} mutants; seed ${seed}.\n`);
const outcomes: Outcome[] = [];
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, number) => work(number)));
report();

/** Processes mutants one after the other until none are left or time is up. */
async function work(number: number): Promise<void> {
	const sandbox = openSandbox(number);
	try {
		for (let next = sample.shift(); next !== undefined && Date.now() < until; next = sample.shift()) {
			const noticed = await notice(next.mutant, sandbox, SECONDS_FOR_PART);
			const outcome = { origin: next.origin, mutant: nameOf(next.mutant), noticed };
			outcomes.push(outcome);
			process.stdout.write(`${noticed === null ? "SURVIVED" : "noticed "} ${outcome.mutant}${noticed === null ? "" : ` (${noticed})`}\n`);
		}
	} finally {
		sandbox.remove();
	}
}

function report(): void {
	mkdirSync("test-results/part", { recursive: true });
	writeFileSync(REPORT, `${JSON.stringify({ seed, outcomes }, undefined, "\t")}\n`);
	const known = new Set(JSON.parse(readFileSync("test/mutants/survivors.json", "utf8")) as readonly string[]);
	const survivors = outcomes.filter(({ noticed }) => noticed === null);
	for (const origin of wanted) {
		const tried = outcomes.filter((outcome) => outcome.origin === origin);
		process.stdout.write(`${origin.padEnd(8)}${tried.filter(({ noticed }) => noticed !== null).length} of ${tried.length} noticed\n`);
	}
	const fresh = survivors.filter(({ mutant }) => !known.has(mutant));
	process.stdout.write(
		`${outcomes.length - survivors.length} of ${outcomes.length} noticed; ${fresh.length} survivors are not in the list.\n`,
	);
	if (fresh.length > 0) process.exitCode = 1;
}
