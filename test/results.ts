import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Result {
	/** Full title, describe blocks included. */
	readonly title: string;
	readonly outcome: "passed" | "failed" | "skipped";
}

interface JestReport {
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
	}[];
}

interface PlaywrightSuite {
	readonly title: string;
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly { readonly status: string }[] }[];
}

/** Results of the last complete run, out of the reports of jest and Playwright in `folder`; empty when there was none. */
export function readResults(folder: string): readonly Result[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith(".json"))
		.flatMap((file) => {
			const report = JSON.parse(readFileSync(join(folder, file), "utf8")) as Partial<JestReport> & Partial<PlaywrightSuite>;
			if (report.testResults) return fromJest(report as JestReport);
			return (report.suites ?? []).flatMap((suite) => fromPlaywright(suite, ""));
		});
}

/** A test file that could not run at all counts as one failed test, so that it can't go unseen. */
function fromJest(report: JestReport): Result[] {
	return report.testResults.flatMap((file): Result[] => {
		if (file.status === "failed" && file.assertionResults.length === 0) return [{ title: file.name, outcome: "failed" }];
		return file.assertionResults.map(({ fullName, status }) => ({
			title: fullName,
			outcome: status === "passed" ? "passed" : status === "failed" ? "failed" : "skipped",
		}));
	});
}

function fromPlaywright(suite: PlaywrightSuite, above: string): Result[] {
	const path = `${above} ${suite.title}`.trim();
	const own = (suite.specs ?? []).map(
		({ title, ok, tests }): Result => ({
			title: `${path} ${title}`,
			outcome: tests.every((test) => test.status === "skipped") ? "skipped" : ok ? "passed" : "failed",
		}),
	);
	return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, path))];
}

export function summarise(results: readonly Result[]): { readonly passed: number; readonly failed: number } {
	const count = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length;
	return { passed: count("passed"), failed: count("failed") };
}
