import { appendFileSync } from "node:fs";
import { relative } from "node:path";

const TIME = /Exceeded timeout of|Timed out in/;

/** Jest reporter that writes the result of each test file as a line to MUTANT_RESULTS, as soon as it is known. */
export default class LinePerFile {
	onTestResult({ path }, { testResults, testExecError, failureMessage, perfStats }) {
		const failed = testResults.filter(({ status }) => status === "failed");
		const inTime = failed.filter(({ failureMessages }) => !failureMessages.some((message) => TIME.test(message)));
		const outcome =
			inTime.length > 0 || (testExecError !== undefined && testExecError !== null && failed.length === 0)
				? "failed"
				: failed.length > 0 || failureMessage
					? "out of time"
					: "passed";
		const line = {
			file: relative(process.cwd(), path),
			outcome,
			test: inTime[0]?.fullName ?? "",
			seconds: (perfStats.end - perfStats.start) / 1000,
		};
		appendFileSync(process.env.MUTANT_RESULTS, `${JSON.stringify(line)}\n`);
	}
}
