/**
 * `npm run demo -- --scale 20000 [--copies 1000000 [--seed 1]] [--tenant <slug>]`: grows a tenant's demonstration to that many processes
 * and as many requests, in the configured database. Uses the engine and the product's own store, so the data does not differ from what
 * people enter; resumes where it was interrupted. Copies are made without the engine, a million of them within minutes.
 */
import { parseArgs } from "node:util";
import { accountsStore } from "../server/accounts/store/accounts-store.ts";
import type { AccountsTables } from "../server/accounts/store/accounts-tables.ts";
import { processConfig } from "../server/config/config.ts";
import { takeStartLock } from "../server/database/migrating/start-lock.ts";
import { openDatabase } from "../server/database/opening/open-database.ts";
import { copyProcesses } from "../server/demo/copy-processes.ts";
import { growDemo } from "../server/demo/grow-demo.ts";
import { readTenants } from "../server/tenants/read-tenants.ts";
import { openTenantDirectory } from "../server/tenants/tenant-directory.ts";
import { databaseVersion, olderDatabase } from "./operate/database-version.ts";
import { findDatabase } from "./operate/find-database.ts";
import { progressOn } from "./operate/importing/progress.ts";

const usage = `npm run demo -- --scale <processes> [--copies <processes> [--seed 1]] [--tenant <slug>]

Brings a tenant's demonstration (the default tenant's) to so many processes and requests, in the database that
DATA_DIR or DATABASE_URL name. Start the server once before, so that the demo accounts are there.

With --copies it is then brought to so many processes by copying the first 3,000 of them, each with a number, house number
and place of its own: a million in minutes, to measure with. A server makes their rows of lists in the background.
`;

const { values } = parseArgs({
	options: {
		scale: { type: "string" },
		copies: { type: "string" },
		seed: { type: "string", default: "1" },
		tenant: { type: "string" },
		help: { type: "boolean", short: "h" },
	},
});
const most = 1_000_000;
const isNumber = (value: number, from: number) => Number.isSafeInteger(value) && value >= from && value <= most;
const [scale, seed, copies] = [Number(values.scale), Number(values.seed), Number(values.copies ?? values.scale)];
if (values.help || !isNumber(scale, 1) || !isNumber(copies, 1) || !isNumber(seed, 0)) {
	process.stderr.write(usage);
	process.exitCode = values.help ? 0 : 2;
} else await grow();

async function grow(): Promise<void> {
	const config = processConfig();
	const { databaseUrl, dataDir, flowsDir, municipalityCodes } = config;
	const there = await findDatabase(config);
	const version = there === undefined ? "empty" : await databaseVersion(there);
	await there?.close();
	if (version === "older") {
		process.stderr.write(`${olderDatabase}\n`);
		process.exitCode = 2;
		return;
	}
	const stop = new AbortController();
	process.once("SIGINT", () => stop.abort()).once("SIGTERM", () => stop.abort());
	const lock = await takeStartLock({ url: databaseUrl, folder: dataDir }, () =>
		process.stderr.write("A server is starting; waiting for it.\n"),
	);
	const data = await openDatabase({ url: databaseUrl, folder: dataDir, now: Date.now, timeouts: false });
	const progress = progressOn(process.stderr);
	const began = Date.now();
	try {
		const directory = await openTenantDirectory(readTenants(flowsDir), { data, municipalityCodes, now: Date.now });
		await lock.release();
		const tenant = values.tenant === undefined ? directory.all[0] : directory.find(values.tenant);
		if (tenant === undefined) throw new Error(`There is no tenant ${values.tenant}.`);
		const accounts = accountsStore(data.db.withTables<AccountsTables>());
		const userIdOf = async (email: string) => (await accounts.findByEmail(email))?.id;
		const made = await growDemo({
			data,
			tenant,
			flowsDir,
			scale,
			now: Date.now(),
			userIdOf,
			progress: (done) => progress.show("store", Math.min(done, scale), scale),
			signal: stop.signal,
		});
		const processes =
			copies <= made.processes
				? made.processes
				: await copyProcesses({
						...{ data, tenant: tenant.slug, count: copies, seed, signal: stop.signal },
						progress: (have) => progress.show("store", have, copies),
					});
		progress.end();
		const seconds = Math.round((Date.now() - began) / 1000);
		process.stdout.write(`${tenant.slug} has ${processes} processes and ${made.requests} requests (${seconds} s).\n`);
	} catch (error) {
		progress.end();
		const reason = stop.signal.aborted ? "Broken off; what was stored stays." : error instanceof Error ? error.message : String(error);
		process.stderr.write(`${reason}\n`);
		process.exitCode = stop.signal.aborted ? 130 : 1;
	} finally {
		await lock.release();
		await data.close();
	}
}
