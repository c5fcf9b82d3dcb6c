import type { IntakeReport } from "../../../server/requests/intake/take-in.ts";
import type { ImportWish } from "./import-file.ts";

const number = new Intl.NumberFormat("en");

/**
 * The result of an import, for the person at the terminal: every bad line with its field and reason, then the counts.
 */
export function printReport(report: IntakeReport, { dryRun, skipBad }: Pick<ImportWish, "dryRun" | "skipBad">) {
	const { lines: found, bad, kept, unread } = report;
	const lines = [
		...bad.flatMap(({ line, problems }) => problems.map(({ path, source, message }) => `line ${line}  ${field(path, source)}${message}`)),
		...kept.map(({ line, externalRef, reason }) => `line ${line}  ${externalRef}: ${reason}`),
		...(unread.length > 0 ? [`Nothing was read from: ${unread.map(shown).join(", ")}.`] : []),
		counts(report),
		outcome(report, dryRun, skipBad),
	];
	const failed = bad.length > 0 || found === 0;
	return { text: `${lines.join("\n")}\n`, exitCode: !failed ? 0 : report.written && found > 0 ? 3 : 1 };
}

/** The stored field, and its name in the file if that differs. */
function field(path: string, source: string | null): string {
	if (path === "") return "";
	return source === null || source === path ? `${path}: ` : `${path} (${shown(source)}): `;
}

/** Names come from the file: nothing in them may move the cursor. */
const shown = (name: string) => name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "?");

function counts({ lines, added, changed, unchanged, kept, bad }: IntakeReport): string {
	const parts = [
		`${number.format(added)} new`,
		`${number.format(changed)} changed`,
		`${number.format(unchanged)} as they were`,
		`${number.format(kept.length)} left alone`,
		`${number.format(bad.length)} bad`,
	];
	return `${number.format(lines)} ${lines === 1 ? "request" : "requests"}: ${parts.join(", ")}.`;
}

function outcome({ lines, added, changed, bad, written }: IntakeReport, dryRun: boolean, skipBad: boolean): string {
	if (lines === 0) return "Nothing was written: there is no request in the file.";
	if (dryRun) return "Nothing was written: this was a dry run.";
	if (!written) return "Nothing was written. Mend the bad lines, or add --skip-bad to take in the others.";
	if (added + changed === 0) return "Nothing had to be written.";
	return bad.length > 0 && skipBad ? "Written, without the bad lines." : "Written.";
}
