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

/** A note in `folder` that a run starts at `startedAt` (milliseconds since 1970): older reports don't belong to it. */
export function runNote(startedAt: number): { readonly file: string; readonly text: string } {
	return { file: `${RUN}.json`, text: JSON.stringify({ startedAt }) };
}

/** The reports of jest and Playwright in `folder`; no results if there was no run. */
export function readRun(folder: string): Run {
	const results: Result[] = [];
	const stale: string[] = [];
	const note = join(folder, `${RUN}.json`);
	if (!existsSync(note)) return { results, stale };
	const { startedAt } = JSON.parse(readFileSync(note, "utf8")) as { readonly startedAt: number };
	for (const file of readdirSync(folder).filter((name) => name.endsWith(".json") && name !== `${RUN}.json`)) {
		const report = JSON.parse(readFileSync(join(folder, file), "utf8")) as JestReport | PlaywrightReport;
		const begun = "testResults" in report ? report.startTime : Date.parse(report.stats.startTime);
		if (!(begun >= startedAt)) stale.push(file);
		else if ("testResults" in report) results.push(...fromJest(report));
		else results.push(...report.suites.flatMap((suite) => fromPlaywright(suite, "")));
	}
	return { results: once(results), stale };
}

/** A test file that could not run at all counts as one failed test, so that it can't be overlooked. */
function fromJest(report: JestReport): Result[] {
	return report.testResults.flatMap((suite): Result[] => {
		const file = relative(process.cwd(), suite.name).replaceAll("\\", "/");
		if (suite.status === "failed" && suite.assertionResults.length === 0) return [{ file, title: file, outcome: "failed" }];
		return suite.assertionResults.map(({ fullName, status, failing }) => ({
			file,
			title: fullName,
			outcome: status === "passed" ? (failing ? "failing-as-expected" : "passed") : status === "failed" ? "failed" : "skipped",
		}));
	});
}

function fromPlaywright(suite: PlaywrightSuite, above: string): Result[] {
	const path = `${above} ${suite.title}`.trim();
	const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
		tests.map(
			(test): Result => ({
				file: `test/browser/${file}`,
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

/** A part of the run that selects tests by name reports the others as skipped: what ran elsewhere in the run counts. */
function once(results: readonly Result[]): readonly Result[] {
	const key = ({ file, title }: Result) => `${file}\n${title}`;
	const ran = new Set(results.filter(({ outcome }) => outcome !== "skipped").map(key));
	const skipped = new Set<string>();
	return results.filter((result) => {
		if (result.outcome !== "skipped") return true;
		if (ran.has(key(result)) || skipped.has(key(result))) return false;
		skipped.add(key(result));
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
	/** File and title of what passed only at the second try. */
	readonly flaky: readonly string[];
}

export function summarise(results: readonly Result[]): Summary {
	return {
		passed: results.filter(didPass).length,
		failed: results.filter((result) => !didPass(result) && result.outcome !== "skipped").length,
		flaky: results.filter(({ outcome }) => outcome === "flaky").map(({ file, title }) => `${file}: ${title}`),
	};
}
