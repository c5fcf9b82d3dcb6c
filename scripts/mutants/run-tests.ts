import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Sandbox } from "./sandbox.ts";

/** The result of a test file. A timeout says nothing about a mutant: the machine may be busy. */
export interface FileResult {
	readonly file: string;
	readonly outcome: "passed" | "failed" | "out of time";
	/** The first test that failed. */
	readonly test: string;
	readonly seconds: number;
}

/** Runs test files in the given order in one process. `first`: stop at the first file that fails. */
export async function runTests(
	sandbox: Sandbox,
	files: readonly string[],
	{ first, environment = {} }: { readonly first: boolean; readonly environment?: Readonly<Record<string, string>> },
): Promise<readonly FileResult[]> {
	if (files.length === 0) return [];
	const list = `${sandbox.folder}.tests`;
	const results = `${sandbox.folder}.results`;
	writeFileSync(list, files.join("\n"));
	rmSync(results, { force: true });
	writeFileSync(results, "");
	const args = [
		"--experimental-vm-modules",
		"node_modules/jest/bin/jest.js",
		"--silent",
		"--runInBand",
		...(first ? ["--bail"] : []),
		`--testSequencer=${resolve("scripts/mutants/in-order.mjs")}`,
		`--reporters=${resolve("scripts/mutants/line-per-file.mjs")}`,
		"--runTestsByPath",
		...files,
	];
	await runNode(sandbox, args, { MUTANT_TESTS: list, MUTANT_RESULTS: results, ...environment });
	return readFileSync(results, "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as FileResult);
}

const LOWEST_PRIORITY = "19";
/** Ends a run that hangs; long enough for every test on a busy machine. */
const HOURS = 3_600_000;

/** Runs Node at low priority and resolves to its exit code; null if it was stopped. `output`: a file for what it prints. */
export function runNode(
	{ folder }: Sandbox,
	args: readonly string[],
	environment: Readonly<Record<string, string>> = {},
	output?: string,
): Promise<number | null> {
	return new Promise((found, reject) => {
		const written = output === undefined ? "ignore" : openSync(output, "w");
		const child = spawn("nice", ["-n", LOWEST_PRIORITY, process.execPath, "--disable-warning=ExperimentalWarning", ...args], {
			cwd: folder,
			stdio: ["ignore", written, "ignore"],
			timeout: HOURS,
			killSignal: "SIGKILL",
			env: { ...process.env, TEST_DATABASE_URL: "", NODE_COMPILE_CACHE: join(`${folder}.cache`), ...environment },
		});
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			if (typeof written === "number") closeSync(written);
			found(signal === null ? code : null);
		});
	});
}
