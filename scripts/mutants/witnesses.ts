import { importsOf, sourceFiles } from "../../test/architecture/source-files.ts";
import type { FileMutant } from "./file-mutant.ts";
import type { FileResult } from "./run-tests.ts";

/**
 * Tests that compare configuration with itself or with a snapshot of it: a change that only they notice is one that no
 * user would have noticed.
 */
const NO_WITNESS = /^(?:scripts\/generate|test\/mutations\/|test\/mutants\/|test\/proof\/|engine\/difference\/|test\/browser\/)/;
/** Written from the flows, and so no witness of theirs; of the code they are. */
const NO_WITNESS_OF_DATA = /^test\/permissions\/(?:permissions|informed-decisions)\.test\.ts$/;
/** A word that stands in so many tests that it leads to none of them. */
const COMMON = 12;

/** The tests that can tell of a mutant, the likeliest per second first. */
export interface Witnesses {
	readonly of: (mutant: FileMutant) => readonly string[];
	/** Seconds that the unchanged product takes for a test file. */
	readonly seconds: (file: string) => number;
	/** Tells that a test file noticed a mutant, so that it is asked earlier about the next ones of that kind of file. */
	readonly learn: (mutant: FileMutant, file: string) => void;
}

export function testFiles(): readonly string[] {
	return sourceFiles()
		.map(({ path }) => path)
		.filter((path) => /\.test\.tsx?$/.test(path) && !NO_WITNESS.test(path));
}

/** `unchanged`: what the tests said of the product as it is; files that fail there are asked about nothing. */
export function witnesses(unchanged: readonly FileResult[]): Witnesses {
	const sources = sourceFiles();
	const green = unchanged.filter(({ outcome }) => outcome === "passed");
	const tests = green.map(({ file }) => file).filter((file) => !NO_WITNESS.test(file));
	const durations = new Map(green.map(({ file, seconds }) => [file, seconds]));
	const seconds = (file: string) => durations.get(file) ?? 1;
	const importers = new Map<string, string[]>();
	for (const source of sources) {
		for (const { to, relative } of importsOf(source)) if (relative) importers.set(to, [...(importers.get(to) ?? []), source.path]);
	}
	const words = new Map<string, Set<string>>();
	const asked = new Set(tests);
	for (const { path, text } of sources) {
		if (!asked.has(path)) continue;
		for (const word of text.match(/[A-Za-z][\w-]{3,}/g) ?? []) words.set(word, (words.get(word) ?? new Set<string>()).add(path));
	}
	const successes = new Map<string, number>();

	/** Steps through imports from the file to each test. */
	function distances(file: string): ReadonlyMap<string, number> {
		const found = new Map([[file, 0]]);
		for (const [each, steps] of found) {
			for (const importer of importers.get(each) ?? []) if (!found.has(importer)) found.set(importer, steps + 1);
		}
		return found;
	}

	function ofCode({ file }: FileMutant): readonly string[] {
		const from = distances(file);
		const worth = (test: string) => (1 + 4 * success(file, test)) / ((from.get(test) ?? 99) ** 2 * (seconds(test) + 1));
		return tests.filter((test) => from.has(test)).sort((one, other) => worth(other) - worth(one));
	}

	function ofData({ file, place, change }: FileMutant): readonly string[] {
		const named =
			`${file.replaceAll(/\.json$|schemas|flows|\bflow\b|\btenant\b/g, "")} ${place} ${change}`.match(/[A-Za-z][\w-]{3,}/g) ?? [];
		const worth = (test: string) => {
			const told = named.filter((word) => (words.get(word)?.size ?? 99) <= COMMON && words.get(word)?.has(test)).length;
			return (0.05 + told + 2 * success(file, test)) / (seconds(test) + 1);
		};
		return tests.filter((test) => !NO_WITNESS_OF_DATA.test(test)).sort((one, other) => worth(other) - worth(one));
	}

	function success(file: string, test: string): number {
		return successes.get(`${kindOf(file)} ${test}`) ?? 0;
	}

	return {
		of: (mutant) => (mutant.file.endsWith(".json") ? ofData(mutant) : ofCode(mutant)),
		seconds,
		learn: ({ file }, test) => successes.set(`${kindOf(file)} ${test}`, success(file, test) + 1),
	};
}

/** Files whose mutants tend to be noticed by the same tests. */
function kindOf(file: string): string {
	return file.endsWith(".json")
		? file.replace(/^flows\/[^/]+\//, "").replace(/[^/]+\.json$/, (name) => (file.startsWith("flows") ? name : ""))
		: file;
}
