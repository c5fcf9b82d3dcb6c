/**
 * `npm run migrate -- plan|expand|fill|contract`: brings the database to what this version of the product needs, in steps between which
 * servers keep working; see docs/operations/upgrade.md. Exit codes: 0 done, 1 something must be waited for first, 2 could not be done.
 */
import { parseArgs } from "node:util";
import { ConfigError, processConfig } from "../../server/config/config.ts";
import { NewerDatabaseError, TooEarlyError } from "../../server/database/migrating/migrate.ts";
import { MigrateError, migrateCommand } from "./migrating/migrate-command.ts";
import { printOutcome } from "./print-outcome.ts";

const usage = `npm run migrate -- <what>

  plan      says what waits, and which servers live; changes nothing
  expand    adds what this version needs, while servers of the former version work; every start does the same
  fill      fills in records from before, in batches; a running server does the same in the background
  contract  takes away what no server needs any more: there is no way back to the version before the former one then

Exit codes: 0 done, 1 something has to be waited for, 2 it could not be done.
`;

async function run(): Promise<{ text: string; exitCode: number }> {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { help: { type: "boolean", short: "h", default: false } },
	});
	if (values.help) return { text: usage, exitCode: 0 };
	const [what, ...more] = positionals;
	if ((what !== "plan" && what !== "expand" && what !== "fill" && what !== "contract") || more.length > 0) throw new MigrateError(usage);
	return migrateCommand(processConfig(), what);
}

await printOutcome(run, { foreseen: [MigrateError, ConfigError, NewerDatabaseError], faults: [TooEarlyError] });
