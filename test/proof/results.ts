import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * The outcome of a test. `flaky`: failed first and passed on a retry. `failing-as-expected`: marked as failing, and
 * did; it proves nothing.
 */
export type Outcome = "passed" | "failed" | "skipped" | "flaky" | "failing-as-expected";

export interface Result {
	/** Path from the project root, with `/`. */
	readonly file: string;
	/** Full title, including describe blocks. */
	readonly title: string;
	readonly outcome: Outcome;
}

/** The reports of a run. */
export interface Run {
	readonly results: readonly Result[];
	/** Reports started before the run: left behind by another one. */
	readonly stale: readonly string[];
}

interface JestReport {
	/** Milliseconds since 1970. */
	readonly startTime: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failing?: boolean }[];
	}[];
}

interface PlaywrightReport {
	readonly suites: readonly PlaywrightSuite[];
	readonly stats: { readonly startTime: string };
}

interface PlaywrightSuite {
	readonly title: string;
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly {
		readonly title: string;
		readonly file: string;
		readonly tests: readonly { readonly status: string; readonly expectedStatus: string }[];
	}[];
}

const RUN = "run";
const journeys = "test/browser/";
const [ending, secondEnding] = [".json", "-second-try.json"];

/** The most second tries that a run may need. More are no coincidence: the product or the machine has a problem. */
export const mostFlaky = 3;

/** Where the second try of a part writes its report. */
export const secondTryOf = (file: string): string => file.replace(/\.json$/, secondEnding);

/** A note in `folder` that a run starts at `startedAt` (milliseconds since 1970): older reports don't belong to it. */
export function runNote(startedAt: number): { readonly file: string; readonly text: string } {
	return { file: `${RUN}.json`, text: JSON.stringify({ startedAt }) };
}

/** The reports of jest and Playwright in `folder`; no results if there was no run. */
export function readRun(folder: string): Run {
	const note = join(folder, `${RUN}${ending}`);
	if (!existsSync(note)) return { results: [], stale: [] };
	const { startedAt } = JSON.parse(readFileSync(note, "utf8")) as { readonly startedAt: number };
	const stale: string[] = [];
	const read = (file: string): readonly Result[] => {
		if (!existsSync(join(folder, file))) return [];
		const said = JSON.parse(readFileSync(join(folder, file), "utf8")) as JestReport | PlaywrightReport;
		const begun = "testResults" in said ? said.startTime : Date.parse(said.stats.startTime);
		if (begun >= startedAt) return "testResults" in said ? fromJest(said) : said.suites.flatMap((suite) => fromPlaywright(suite, ""));
		stale.push(file);
		return [];
	};
	const first = readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith(secondEnding) && file !== `${RUN}${ending}`);
	const results = first.flatMap((file) => withSecondTry(read(file), read(secondTryOf(file))));
	return { results: once(results), stale };
}

/** The files in a jest report in which something failed. */
export function failedFiles(text: string): readonly string[] {
	return (JSON.parse(text) as JestReport).testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** For a file that was tried again, the second try counts; tests that failed at first and passed then are flaky. */
function withSecondTry(first: readonly Result[], second: readonly Result[]): readonly Result[] {
	const files = new Set(second.map(({ file }) => file));
	const then = new Map(second.map((result) => [keyOf(result), result.outcome]));
	// A test that no longer exists has not passed; a file that failed as a whole has, if it no longer does.
	const cameTo = (result: Result) => then.get(keyOf(result)) ?? (result.title === result.file ? "passed" : "failed");
	const failed = first.filter(({ file, outcome }) => files.has(file) && outcome === "failed");
	const failedKeys = new Set(failed.map(keyOf));
	return [
		...first.filter(({ file }) => !files.has(file)),
		...failed.map((result) => ({ ...result, outcome: cameTo(result) === "passed" ? ("flaky" as const) : cameTo(result) })),
		...second.filter((result) => !failedKeys.has(keyOf(result))),
	];
}

/** A file that fails without a failed test (it could not run, or clean up) counts as one, so that it can't be overlooked. */
function fromJest(report: JestReport): Result[] {
	return report.testResults.flatMap((suite): Result[] => {
		const file = relative(process.cwd(), suite.name).replaceAll("\\", "/");
		const tests = suite.assertionResults.map(
			({ fullName, status, failing }): Result => ({
				file,
				title: fullName,
				outcome: status === "passed" ? (failing ? "failing-as-expected" : "passed") : status === "failed" ? "failed" : "skipped",
			}),
		);
		const unnamed = suite.status === "failed" && !tests.some(({ outcome }) => outcome === "failed");
		return unnamed ? [{ file, title: file, outcome: "failed" }, ...tests] : tests;
	});
}

function fromPlaywright(suite: PlaywrightSuite, above: string): Result[] {
	const path = `${above} ${suite.title}`.trim();
	const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
		tests.map(
			(test): Result => ({
				file: `${journeys}${file}`,
				title: `${path} ${title}`,
				outcome: playwrightOutcome(test.status, test.expectedStatus),
			}),
		),
	);
	return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, path))];
}

function playwrightOutcome(status: string, expectedStatus: string): Outcome {
	if (status === "skipped" || status === "flaky") return status;
	if (status === "unexpected") return "failed";
	return expectedStatus === "passed" ? "passed" : "failing-as-expected";
}

const keyOf = ({ file, title }: Result) => `${file}\n${title}`;

/** A part of the run that selects tests by name reports the others as skipped: their results from elsewhere in the run count. */
function once(results: readonly Result[]): readonly Result[] {
	const ran = new Set(results.filter(({ outcome }) => outcome !== "skipped").map(keyOf));
	const skipped = new Set<string>();
	return results.filter((result) => {
		if (result.outcome !== "skipped") return true;
		if (ran.has(keyOf(result)) || skipped.has(keyOf(result))) return false;
		skipped.add(keyOf(result));
		return true;
	});
}

/** Passed, at the first try or at the second. */
export function didPass({ outcome }: Result): boolean {
	return outcome === "passed" || outcome === "flaky";
}

export interface Summary {
	readonly passed: number;
	readonly failed: number;
	/** File and title of tests that passed only at the second try. */
	readonly flaky: readonly string[];
	/** Number of second tries: one for each journey, one for each jest file. */
	readonly secondTries: number;
}

export function summarise(results: readonly Result[]): Summary {
	const flaky = results.filter(({ outcome }) => outcome === "flaky");
	return {
		passed: results.filter(didPass).length,
		failed: results.filter((result) => !didPass(result) && result.outcome !== "skipped").length,
		flaky: flaky.map(({ file, title }) => `${file}: ${title}`),
		secondTries: new Set(flaky.map((result) => (result.file.startsWith(journeys) ? keyOf(result) : result.file))).size,
	};
}
