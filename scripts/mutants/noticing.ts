import type { FileMutant } from "./file-mutant.ts";
import type { Reach } from "./reach.ts";
import { refusedByTypes } from "./refused-by-types.ts";
import { type FileResult, runTests } from "./run-tests.ts";
import type { Sandbox } from "./sandbox.ts";
import { noticedByFlows } from "./warm-flows.ts";
import { halves, ofDifferentFiles, withMutants } from "./with-mutants.ts";
import type { Witnesses } from "./witnesses.ts";

/** Something that noticed a mutant: a test file with its first failing test, or "types", "generating", "flow check: …". */
interface Noticed {
	readonly by: string;
	readonly test?: string;
}
export type Finding = Noticed | "near" | "survived";

interface Tools {
	readonly sandbox: Sandbox;
	readonly reach: Reach;
	readonly witnesses: Witnesses;
	/** Milliseconds since 1970, after which nothing new is started. */
	readonly until: number;
	readonly tell: (mutant: FileMutant, finding: Finding) => void;
}

/** Files that are covered by the flows' own check and scenarios. */
const ofFlows = /^(?:flows|schemas\/blocks)\//;
/** Seconds of tests for one mutant alone; the survivors are examined together. */
const SECONDS_OF_NEAREST = 40;
const SECONDS_OF_FIRST = 2;
/** Seconds of tests that have never run and are needed for one mutant: each of them costs its time twice. */
const SECONDS_OF_UNKNOWN = 40;
const SECONDS_AT_ONCE = 60;
const NEXT_TO_IT = 1;

/**
 * Finds out what notices each of the mutants: first the tests that execute its place, the nearest and quickest first, in batches that
 * double; for the survivors the compiler, and then all other tests, with all mutants at once, split in halves when a test fails. `former`:
 * what noticed a mutant before.
 */
export async function examine(mutants: readonly FileMutant[], former: ReadonlyMap<FileMutant, string>, tools: Tools): Promise<void> {
	const { sandbox, until, tell } = tools;
	const unnoticed: FileMutant[] = [];
	const asked = new Map<FileMutant, Set<string>>(mutants.map((mutant) => [mutant, new Set()]));
	for (const mutant of mutants) {
		if (Date.now() >= until) break;
		const noticed = await noticeNear(mutant, former.get(mutant), asked.get(mutant) ?? new Set(), tools);
		tell(mutant, noticed ?? "near");
		if (noticed === null) unnoticed.push(mutant);
	}
	if (Date.now() >= until) return;
	const refused = await refusedByTypes(unnoticed, sandbox);
	for (const mutant of refused) tell(mutant, { by: "types" });
	const left = unnoticed.filter((mutant) => !refused.has(mutant));
	await noticeFar(left, asked, tools);
}

async function noticeNear(
	mutant: FileMutant,
	former: string | undefined,
	asked: Set<string>,
	{ sandbox, reach, witnesses }: Tools,
): Promise<Noticed | null> {
	const atOnce = ofFlows.test(mutant.file)
		? await withMutants([mutant], sandbox, async () => ({ by: noticedByFlows(sandbox.folder, mutant.file) }))
		: { by: null };
	if (atOnce === null) return { by: "generating" };
	if (atOnce.by !== null) return { by: atOnce.by };
	const tests = witnesses.of(mutant);
	const isNear = (test: string) => witnesses.distance(mutant, test) <= NEXT_TO_IT;
	const comesBy = (test: string) => reach.comesBy(test, mutant) === true;
	const queue = [
		...(former !== undefined && tests.includes(former) ? [former] : []),
		...tests.filter(isNear),
		...tests.filter((test) => !isNear(test) && comesBy(test)),
		...tests.filter((test) => !isNear(test) && !comesBy(test)),
	];
	let spent = 0;
	let unknown = 0;
	for (let wanted = SECONDS_OF_FIRST; spent < SECONDS_OF_NEAREST; wanted *= 2) {
		const batch = nextBatch(wanted);
		if (batch.length === 0) break;
		unknown += batch.filter((test) => !reach.isKnown(test)).reduce((sum, test) => sum + reach.seconds(test), 0);
		await reach.find(batch);
		const comingBy = batch.filter((test) => canTell(mutant, test, reach));
		spent += comingBy.reduce((sum, test) => sum + reach.seconds(test), 0);
		const results = await withMutants([mutant], sandbox, () => runTests(sandbox, comingBy, { first: true }));
		if (results === null) return { by: "generating" };
		const failed = results.find(({ outcome }) => outcome === "failed");
		if (failed === undefined) continue;
		witnesses.learn(mutant.file, failed.file);
		return { by: failed.file, test: failed.test };
	}
	return null;

	/** The next tests that may notice the mutant, up to a total of so many seconds. */
	function nextBatch(seconds: number): readonly string[] {
		const batch: string[] = [];
		for (let sum = 0; sum < seconds && queue.length > 0; ) {
			const test = queue.shift() ?? "";
			const known = reach.isKnown(test);
			if (asked.has(test) || (known ? !canTell(mutant, test, reach) : unknown > SECONDS_OF_UNKNOWN)) continue;
			if (batch.length > 0 && sum + reach.seconds(test) > 2 * seconds) continue;
			asked.add(test);
			batch.push(test);
			sum += reach.seconds(test);
		}
		return batch;
	}
}

/** A module's own test runs even if it was not seen to execute the place: it may do so in a thread or a process. */
function canTell(mutant: FileMutant, test: string, reach: Reach): boolean {
	if (!reach.isGreen(test)) return false;
	const ownTest = test.startsWith(`${mutant.file.replace(/\.\w+$/, "")}.test.`);
	return ownTest || reach.comesBy(test, mutant) !== false;
}

async function noticeFar(
	mutants: readonly FileMutant[],
	asked: ReadonlyMap<FileMutant, ReadonlySet<string>>,
	{ sandbox, reach, witnesses, until, tell }: Tools,
): Promise<void> {
	const open = new Map(mutants.map((mutant) => [mutant, new Set(witnesses.of(mutant).filter((test) => !asked.get(mutant)?.has(test)))]));
	const tests = [...new Set([...open.values()].flatMap((each) => [...each]))].toSorted(
		(one, other) => reach.seconds(one) - reach.seconds(other),
	);
	while (tests.length > 0 && open.size > 0) {
		if (Date.now() >= until) return;
		const chunk: string[] = [];
		for (let sum = 0; sum < SECONDS_AT_ONCE && tests.length > 0; sum += reach.seconds(chunk.at(-1) ?? "")) chunk.push(tests.shift() ?? "");
		await reach.find(chunk);
		const told = [...open.keys()].filter((mutant) => chunk.some((test) => tells(mutant, test)));
		for (const group of ofDifferentFiles(told)) await ask(group, chunk);
	}
	for (const mutant of open.keys()) tell(mutant, "survived");

	function tells(mutant: FileMutant, test: string): boolean {
		return open.get(mutant)?.has(test) === true && canTell(mutant, test, reach);
	}

	async function ask(group: readonly FileMutant[], files: readonly string[]): Promise<void> {
		const [only] = group;
		const able = files.filter((file) => group.some((mutant) => tells(mutant, file)));
		if (only === undefined || able.length === 0) return;
		const results = await withMutants(group, sandbox, () => runTests(sandbox, able, { first: group.length === 1 }));
		const failed: readonly FileResult[] = (results ?? []).filter(({ outcome }) => outcome === "failed");
		const [first] = failed;
		if (first === undefined) return;
		if (group.length > 1) {
			for (const half of halves(group))
				await ask(
					half,
					failed.map(({ file }) => file),
				);
			return;
		}
		open.delete(only);
		witnesses.learn(only.file, first.file);
		tell(only, { by: first.file, test: first.test });
	}
}
