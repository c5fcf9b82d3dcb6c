/**
 * `npm run import -- <tenant> <file> [--dry-run] [--skip-bad]`: imports the requests in a file into a tenant; see
 * docs/how-to/import-requests.md. Exit codes: 0 done, 1 bad lines and nothing written, 2 could not start, 3 done
 * without the bad lines, 130 interrupted and nothing written.
 */
import { parseArgs } from "node:util";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { TenantFilesError } from "../../server/tenants/read-tenants.ts";
import { ImportError, importFile } from "./importing/import-file.ts";
import { printReport } from "./importing/print-report.ts";
import { progressOn } from "./importing/progress.ts";

const usage = `npm run import -- <tenant> <file.csv|file.json|file.ndjson> [--dry-run] [--skip-bad]

Takes the requests of a file into a tenant: all of them, or none when a line is bad.

  --dry-run    only says what would happen
  --skip-bad   takes in the good lines and lists the others
`;

const stop = new AbortController();
process.once("SIGINT", () => stop.abort()).once("SIGTERM", () => stop.abort());

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { "dry-run": { type: "boolean" }, "skip-bad": { type: "boolean" }, help: { type: "boolean", short: "h" } },
	});
	const [tenant, file, ...more] = positionals;
	if (tenant === undefined || file === undefined || more.length > 0 || values.help) {
		process.stderr.write(usage);
		process.exitCode = values.help ? 0 : 2;
	} else {
		const wish = { tenant, file, dryRun: values["dry-run"] === true, skipBad: values["skip-bad"] === true, signal: stop.signal };
		const report = await importFile(processConfig(), wish, Date.now, progressOn(process.stderr));
		const { text, exitCode } = printReport(report, wish);
		process.stdout.write(text);
		process.exitCode = exitCode;
	}
} catch (error) {
	const unclear = error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
	if (stop.signal.aborted) {
		process.stderr.write("Broken off. Nothing was written.\n");
		process.exitCode = 130;
	} else if (unclear || error instanceof ImportError || error instanceof ConfigError || error instanceof TenantFilesError) {
		process.stderr.write(`${(error as Error).message}\n${unclear ? `\n${usage}` : ""}`);
		process.exitCode = 2;
	} else throw error;
}
