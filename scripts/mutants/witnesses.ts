import { dirname } from "node:path";
import { importsOf, sourceFiles } from "../../test/architecture/source-files.ts";
import type { FileMutant } from "./file-mutant.ts";

/**
 * Tests that compare configuration with itself or with a snapshot of it: a change that only these notice is one that no user would have
 * noticed.
 */
const NO_WITNESS = /^(?:scripts\/generate|test\/mutations\/|test\/mutants\/|test\/proof\/|engine\/difference\/|test\/browser\/)/;
/** Derived from the flows, and therefore not witnesses for them; for code they are. */
const NO_WITNESS_OF_DATA = /^test\/permissions\/(?:permissions|informed-decisions)\.test\.ts$/;
/** A word that occurs in so many tests that it singles none of them out. */
const COMMON = 12;
const NOT_IMPORTED = 99;

/** Finds the tests that may notice a mutant. */
export interface Witnesses {
	/** Sorted by likelihood per second, the highest first. */
	readonly of: (mutant: FileMutant) => readonly string[];
	/** Number of imports from the test to the mutant's file, or 1 if they are in the same folder; 99 if neither applies. */
	readonly distance: (mutant: FileMutant, test: string) => number;
	/** Records that a test noticed a mutant, so that it runs earlier for the next mutants in that kind of file. */
	readonly learn: (file: string, test: string) => void;
}

/** `seconds`: duration of a test file. */
export function witnesses(seconds: (test: string) => number): Witnesses {
	const sources = sourceFiles();
	const tests = sources.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path) && !NO_WITNESS.test(path));
	const importers = new Map<string, string[]>();
	for (const source of sources) {
		for (const { to, relative } of importsOf(source)) if (relative) importers.set(to, [...(importers.get(to) ?? []), source.path]);
	}
	const texts = new Map(sources.map(({ path, text }) => [path, text]));
	const words = new Map<string, Set<string>>();
	for (const test of tests) {
		for (const word of texts.get(test)?.match(/[A-Za-z][\w-]{3,}/g) ?? [])
			words.set(word, (words.get(word) ?? new Set<string>()).add(test));
	}
	const successes = new Map<string, number>();
	const distances = new Map<string, ReadonlyMap<string, number>>();

	function stepsFrom(file: string): ReadonlyMap<string, number> {
		const known = distances.get(file);
		if (known !== undefined) return known;
		const found = new Map([[file, 0]]);
		for (const [each, steps] of found) {
			for (const importer of importers.get(each) ?? []) if (!found.has(importer)) found.set(importer, steps + 1);
		}
		distances.set(file, found);
		return found;
	}

	/** Nearly everything on the server is imported by every server test, through the application: a shared folder is more informative. */
	function distance(file: string, test: string): number {
		const steps = stepsFrom(file).get(test) ?? NOT_IMPORTED;
		if (dirname(file) === dirname(test)) return Math.min(steps, 1);
		return capabilityOf(file) === capabilityOf(test) ? Math.min(steps, 2) : steps;
	}

	function ofCode({ file }: FileMutant): readonly string[] {
		const from = stepsFrom(file);
		const worth = (test: string) => (1 + 4 * success(file, test)) / (distance(file, test) ** 2 * (seconds(test) + 1));
		return tests.filter((test) => from.has(test)).sort((one, other) => worth(other) - worth(one));
	}

	/** By the words in the changed text; a test that contains the whole text is worth many of them. */
	function ofData({ file, place, change }: FileMutant): readonly string[] {
		const [text = ""] = change.split(" -> ");
		const named = `${file.replaceAll(/\.json$|schemas|flows|\bflow\b|\btenant\b/g, "")} ${place} ${text}`.match(/[A-Za-z][\w-]{3,}/g) ?? [];
		const worth = new Map(
			tests.map((test) => {
				const told = named.filter((word) => (words.get(word)?.size ?? COMMON + 1) <= COMMON && words.get(word)?.has(test)).length;
				const literal = text.length > 3 && texts.get(test)?.includes(text) === true ? 5 : 0;
				return [test, (0.05 + told + literal + 2 * success(file, test)) / (seconds(test) + 1)];
			}),
		);
		const from = stepsFrom(file);
		return tests
			.filter((test) => !NO_WITNESS_OF_DATA.test(test) && (from.size === 1 || from.has(test)))
			.sort((one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0));
	}

	function success(file: string, test: string): number {
		return successes.get(`${kindOf(file)} ${test}`) ?? 0;
	}

	return {
		of: (mutant) => (mutant.file.endsWith(".json") ? ofData(mutant) : ofCode(mutant)),
		distance: ({ file }, test) => distance(file, test),
		learn: (file, test) => successes.set(`${kindOf(file)} ${test}`, success(file, test) + 1),
	};
}

/** The folder under engine, server or web. */
function capabilityOf(file: string): string {
	return file.split("/").slice(0, 2).join("/");
}

/** Files whose mutants tend to be noticed by the same tests. */
function kindOf(file: string): string {
	return file.endsWith(".json")
		? file.replace(/^flows\/[^/]+\//, "").replace(/[^/]+\.json$/, (name) => (file.startsWith("flows") ? name : ""))
		: file;
}
