/**
 * `npm run mutants`: changes the product in small, plausible ways, one at a time, and finds out which test notices each change. A sample is
 * drawn by a seed, evenly from engine, server, web and JSON, and is stored with the verdict on each mutant in test/mutants/verdicts.jsonl:
 * a run continues where the last one stopped, and examines a mutant again when something that its verdict depends on has changed. The
 * product is changed in a copy, one process at a time and at the lowest priority; in the work tree, only that file is written.
 * test/mutants/equivalent.json has the mutants that change nothing anybody could notice, with the reason.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chance } from "../test/mutations/chance.ts";
import { digest } from "./mutants/digest.ts";
import { type FileMutant, nameOf } from "./mutants/file-mutant.ts";
import { examine, type Finding } from "./mutants/noticing.ts";
import { understand, usage, type Wish } from "./mutants/options.ts";
import { drawMutants, mutantsOf } from "./mutants/product-mutants.ts";
import { Reach } from "./mutants/reach.ts";
import { relocate } from "./mutants/relocate.ts";
import { openSandbox, type Sandbox } from "./mutants/sandbox.ts";
import { summary } from "./mutants/summary.ts";
import { type Examined, holds, readVerdicts, unexamined, type Verdicts, writeVerdicts } from "./mutants/verdicts.ts";
import { witnesses } from "./mutants/witnesses.ts";

const FOLDER = "test-results/part";
/** The number of mutants that are completed before the next are started: runs of all tests examine them together. */
const AT_ONCE = 48;

await carryOut(wish());

function wish(): Wish | null {
	try {
		return understand(process.argv.slice(2), Date.now());
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
		process.exitCode = 2;
		return null;
	}
}

async function carryOut(wished: Wish | null): Promise<void> {
	if (wished === null) return;
	if (wished.act === "help") return void process.stdout.write(usage);
	if (wished.act === "draw") return draw(wished.count, wished.seed);
	const verdicts = readVerdicts();
	if (verdicts === undefined) {
		process.stderr.write("There is no sample yet: npm run mutants -- draw\n");
		process.exitCode = 2;
		return;
	}
	if (wished.act === "examine") await goOn(verdicts, wished);
	else print(verdicts);
}

async function draw(count: number, seed: number): Promise<void> {
	const drawn = await drawMutants(count, chance(seed));
	const mutants = drawn.map(({ origin, mutant: { file, place, kind, change } }) => {
		return { origin, file, place, kind, change, source: digest(readFileSync(file, "utf8")) };
	});
	writeVerdicts({ seed, mutants });
	process.stdout.write(`${mutants.length} mutants drawn; seed ${seed}.\n`);
}

function print(verdicts: Verdicts): void {
	const equivalent = JSON.parse(readFileSync("test/mutants/equivalent.json", "utf8")) as Readonly<Record<string, string>>;
	process.stdout.write(summary(verdicts, equivalent));
}

async function goOn(before: Verdicts, { minutes, of, survivors }: Extract<Wish, { act: "examine" }>): Promise<void> {
	const until = Date.now() + minutes * 60_000;
	mkdirSync(FOLDER, { recursive: true });
	const sandbox = openSandbox("changed");
	const counting = openSandbox("counting");
	try {
		const { kept, made } = await inPlace(before, sandbox);
		const all = made.map(({ mutant }) => mutant);
		const reach = await Reach.open(`${FOLDER}/mutants-reach.json`, sandbox, counting, all);
		const asked = witnesses((test) => reach.seconds(test));
		for (const { file, by } of kept) if (by !== undefined) asked.learn(file, by);
		const wanted = made.filter(({ at }) => {
			const { verdict, origin } = kept[at] as Examined;
			return of.includes(origin) && (verdict === undefined || verdict === "near" || (survivors && verdict === "survived"));
		});
		process.stdout.write(`${wanted.length} of ${kept.length} mutants to examine.\n`);
		for (let start = 0; start < wanted.length && Date.now() < until; start += AT_ONCE) {
			const block = wanted.slice(start, start + AT_ONCE);
			const former = new Map(block.flatMap(({ at, mutant }) => (kept[at]?.by === undefined ? [] : [[mutant, kept[at].by] as const])));
			const places = new Map(block.map(({ at, mutant }) => [mutant, at]));
			await examine(
				block.map(({ mutant }) => mutant),
				former,
				{ sandbox, reach, witnesses: asked, until, tell: (mutant, finding) => keep(places.get(mutant) ?? -1, mutant, finding) },
			);
		}
		print({ seed: before.seed, mutants: kept });

		function keep(at: number, mutant: FileMutant, finding: Finding): void {
			const told = typeof finding === "string" ? finding : `noticed by ${finding.by}`;
			process.stdout.write(`${at + 1} ${told}: ${nameOf(mutant)}\n`);
			kept[at] = withFinding(kept[at] as Examined, finding);
			writeVerdicts({ seed: before.seed, mutants: kept });
		}
	} finally {
		sandbox.remove();
		counting.remove();
	}
}

function withFinding(mutant: Examined, finding: Finding): Examined {
	const { by: _, ...bare } = unexamined(mutant);
	if (typeof finding === "string") return { ...bare, verdict: finding };
	return {
		...bare,
		verdict: "noticed",
		...finding,
		...(existsSync(finding.by) ? { witness: digest(readFileSync(finding.by, "utf8")) } : {}),
	};
}

/**
 * The sample's mutants in the product as it is now. Those whose place has gone are dropped; those that depend on something that changed
 * lose their verdict.
 */
async function inPlace(
	{ mutants }: Verdicts,
	{ folder }: Sandbox,
): Promise<{ readonly kept: Examined[]; readonly made: readonly { readonly at: number; readonly mutant: FileMutant }[] }> {
	const textOf = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : undefined);
	const ofFile = new Map<string, readonly FileMutant[]>();
	const kept: Examined[] = [];
	const made: { at: number; mutant: FileMutant }[] = [];
	const taken = new Set<FileMutant>();
	for (const known of mutants) {
		const text = textOf(known.file);
		const all = ofFile.get(known.file) ?? (text === undefined ? [] : await mutantsOf(known.file, text));
		ofFile.set(known.file, all);
		// When one of two equal places has gone, both mutants are nearest to the one that is left.
		const mutant = relocate(
			known,
			all.filter((one) => !taken.has(one)),
		);
		if (mutant === undefined || text === undefined) process.stdout.write(`gone: ${nameOf(known)}\n`);
		else {
			taken.add(mutant);
			made.push({ at: kept.length, mutant });
			kept.push(holds(known, textOf) ? known : { ...unexamined(known), place: mutant.place, source: digest(text) });
		}
	}
	return { kept, made };
}
