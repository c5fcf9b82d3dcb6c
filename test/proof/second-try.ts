import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { failedFiles, mostFlaky, secondTryOf } from "./results.ts";

/** Runs jest with these arguments as a separate process and returns its exit code. */
export type RunJest = (args: readonly string[]) => number | null;

export interface JestPart {
	/** Path of the report. */
	readonly report: string;
	readonly options: readonly string[];
	/** Files to run; all if there are none. */
	readonly files?: readonly string[];
	/** Number of files at once; by default one for each core plus one, since a file also waits at times. */
	readonly workers?: number;
}

/**
 * Whether a part of the run passes. Files with a failure are tried once more, one after the other with nothing beside them. More failures
 * than chance explains are not retried: then the product or the machine has a problem.
 */
export function jestWithSecondTry(run: RunJest, { report, options, files = [], workers = availableParallelism() + 1 }: JestPart): boolean {
	const ran = (to: string, ...args: readonly string[]) => run(["--json", `--outputFile=${to}`, ...options, ...args]) === 0;
	if (ran(report, `--maxWorkers=${workers}`, ...onlyThese(files))) return true;
	const failed = existsSync(report) ? failedFiles(readFileSync(report, "utf8")) : [];
	if (failed.length === 0 || failed.length > mostFlaky) return false;
	process.stdout.write(`\nA second try: ${failed.join(", ")}\n`);
	return ran(secondTryOf(report), "--maxWorkers=1", ...onlyThese(failed));
}

const onlyThese = (files: readonly string[]) => (files.length > 0 ? ["--runTestsByPath", ...files] : []);
