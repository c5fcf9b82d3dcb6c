import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FileMutant } from "./file-mutant.ts";
import { type FileResult, runNode, runTests } from "./run-tests.ts";
import type { Sandbox } from "./sandbox.ts";
import { noticedByFlows } from "./warm-flows.ts";
import type { Witnesses } from "./witnesses.ts";

/** What noticed a mutant: a test file with its first failing test, "types", "generating"; null if nothing did. */
type Noticed = string | null;

/** What the flows' own checker and scenarios are asked about. */
const ofFlows = /^(?:flows|schemas\/blocks)\//;
const SECONDS_OF_NEAREST = 12;

/** Asks the tests that are likeliest to notice, as many as take some seconds together. */
export async function noticeQuickly(mutant: FileMutant, sandbox: Sandbox, witnesses: Witnesses): Promise<Noticed> {
	const noticed = await withMutants([mutant], sandbox, async () => {
		const atOnce = ofFlows.test(mutant.file) ? noticedByFlows(sandbox.folder, mutant.file) : null;
		if (atOnce !== null) return { by: atOnce };
		let left = SECONDS_OF_NEAREST;
		const nearest = witnesses.of(mutant).filter((file, index) => {
			const fits = index === 0 || witnesses.seconds(file) <= left;
			if (fits) left -= witnesses.seconds(file);
			return fits;
		});
		const failed = (await runTests(sandbox, nearest, { first: true })).find(({ outcome }) => outcome === "failed");
		if (failed === undefined) return { by: null };
		witnesses.learn(mutant, failed.file);
		return { by: nameOfResult(failed) };
	});
	return noticed === null ? "generating" : noticed.by;
}

/**
 * Asks all tests about mutants that their nearest ones did not notice: about all of them at once, as most tests notice
 * none, and then in halves about those of the tests that failed. Two mutants of one file are not asked about together.
 */
export async function noticeThoroughly(
	mutants: readonly FileMutant[],
	sandbox: Sandbox,
	witnesses: Witnesses,
): Promise<ReadonlyMap<FileMutant, Noticed>> {
	const found = new Map<FileMutant, Noticed>(mutants.map((mutant) => [mutant, null]));
	for (const group of ofDifferentFiles(mutants.filter(({ file }) => !file.endsWith(".json")))) await compile(group);
	for (const group of ofDifferentFiles(mutants.filter((mutant) => found.get(mutant) === null))) {
		const files = [...new Set(group.flatMap((mutant) => witnesses.of(mutant)))];
		await ask(
			group,
			files.sort((one, other) => witnesses.seconds(one) - witnesses.seconds(other)),
		);
	}
	return found;

	async function compile(group: readonly FileMutant[]): Promise<void> {
		const [only] = group;
		if (only === undefined || (await withMutants(group, sandbox, () => refusedByTypes(sandbox))) !== true) return;
		if (group.length === 1) found.set(only, "types");
		else for (const half of halves(group)) await compile(half);
	}

	async function ask(group: readonly FileMutant[], files: readonly string[]): Promise<void> {
		const [only] = group;
		const results = await withMutants(group, sandbox, () => runTests(sandbox, files, { first: group.length === 1 }));
		const failed = (results ?? []).filter(({ outcome }) => outcome === "failed");
		const [first] = failed;
		if (only === undefined || first === undefined) return;
		if (group.length === 1) {
			if (!witnesses.of(only).includes(first.file)) return;
			found.set(only, nameOfResult(first));
			witnesses.learn(only, first.file);
			return;
		}
		for (const half of halves(group))
			await ask(
				half,
				failed.map(({ file }) => file).filter((file) => half.some((mutant) => witnesses.of(mutant).includes(file))),
			);
	}
}

function nameOfResult({ file, test }: FileResult): string {
	return test === "" ? file : `${file}: ${test}`;
}

async function refusedByTypes(sandbox: Sandbox): Promise<boolean> {
	return (await runNode(sandbox, ["node_modules/typescript/bin/tsc", "-b"])) !== 0;
}

/** Does something while the mutants are in the sandbox. What follows from a schema is generated with them; null if it cannot be. */
async function withMutants<Result>(mutants: readonly FileMutant[], sandbox: Sandbox, act: () => Promise<Result>): Promise<Result | null> {
	for (const mutant of mutants) writeFileSync(join(sandbox.folder, mutant.file), mutant.text());
	try {
		const generated = mutants.some(({ file }) => file.startsWith("schemas/"));
		if (generated && (await runNode(sandbox, ["--import", "tsx", "scripts/generate.ts", "--modules"])) !== 0) return null;
		return await act();
	} finally {
		for (const { file } of mutants) sandbox.restore(file);
	}
}

function halves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
	const middle = Math.ceil(items.length / 2);
	return [items.slice(0, middle), items.slice(middle)];
}

function ofDifferentFiles(mutants: readonly FileMutant[]): readonly (readonly FileMutant[])[] {
	const groups: FileMutant[][] = [];
	for (const mutant of mutants) {
		const free = groups.find((group) => group.every(({ file }) => file !== mutant.file));
		if (free === undefined) groups.push([mutant]);
		else free.push(mutant);
	}
	return groups;
}
