import { buildApp } from "../../../server/app.ts";
import type { Config } from "../../../server/config/config.ts";
import { classOf, contract, type MigrationPlan, migrationPlan } from "../../../server/database/migrating/migrate.ts";
import { takeStartLock } from "../../../server/database/migrating/start-lock.ts";
import { fillProgress } from "../../../server/database/opening/fill.ts";
import { type DataDoor, openDatabase, withPatience } from "../../../server/database/opening/open-database.ts";
import { liveServers } from "../../../server/database/server-instances.ts";
import type {} from "../../../server/plugins/fills.ts";
import { findDatabase } from "../find-database.ts";

/** The command cannot be carried out; the message is for the operator. */
export class MigrateError extends Error {}

interface Outcome {
	readonly text: string;
	readonly exitCode: 0 | 1;
}

const lines = (...parts: readonly string[]) => `${parts.join("\n")}\n`;

/** Does one of the steps of an upgrade on the configured database; see scripts/operate/migrate.ts. */
export async function migrateCommand(config: Config, what: "plan" | "expand" | "fill" | "contract"): Promise<Outcome> {
	if (what === "expand") return expand(config);
	const data = await findDatabase(config);
	if (data === undefined) throw new MigrateError("There is no database yet: the first start makes it.");
	try {
		const plan = await migrationPlan(data.db);
		if (plan.executed.length === 0) throw new MigrateError("The database is empty: the first start makes it.");
		if (what === "plan") return { text: await planText(data, plan), exitCode: 0 };
		if (plan.adding.length > 0) {
			throw new MigrateError(`${plan.adding.length} migration(s) have to be added first: npm run migrate -- expand, or a start.`);
		}
		if (what === "fill") return await fill(config);
		return await takeAway(config, data, plan);
	} finally {
		await data.close();
	}
}

async function planText(data: DataDoor, { executed, adding, takingAway }: MigrationPlan): Promise<string> {
	const named = (names: readonly string[]) => (names.length === 0 ? ["  nothing"] : names.map((name) => `  ${name} (${classOf(name)})`));
	const known = executed.includes("m022-2026-11-23-servers");
	const servers = known ? await liveServers(data.db, Date.now()) : [];
	const fills = known ? await fillProgress(data.db) : [];
	return lines(
		`The database is at ${executed.at(-1) ?? "nothing"}.`,
		"expand would add:",
		...named(adding),
		"fill:",
		...(fills.length === 0
			? ["  nothing was begun"]
			: fills.map((one) => `  ${one.name}: ${one.finished_at === null ? `${one.done} batches so far` : "done"}`)),
		"contract would take away:",
		...named(takingAway),
		"Servers that live:",
		...(servers.length === 0 ? ["  none"] : servers.map(({ version, knows }) => `  version ${version}, knows ${knows}`)),
	);
}

async function expand(config: Config): Promise<Outcome> {
	const place = { url: config.databaseUrl, folder: config.dataDir };
	const lock = await takeStartLock(place, () => process.stderr.write("A server is starting; waiting for it.\n"));
	try {
		const before = await findDatabase(config);
		const waiting = before === undefined ? [] : (await migrationPlan(before.db)).adding;
		await before?.close();
		const data = await openDatabase({ ...place, now: Date.now, timeouts: false });
		await data.close();
		return { text: lines(waiting.length === 0 ? "Nothing had to be added." : `Added: ${waiting.join(", ")}.`), exitCode: 0 };
	} finally {
		await lock.release();
	}
}

/** With the tenants of this version, whose files determine what is filled in. */
async function fill(config: Config): Promise<Outcome> {
	const app = await buildApp({ ...config, logLevel: "silent" });
	try {
		await app.ready();
		const ended = await app.fills.run();
		const left = app.fills.names.filter((name) => !ended.includes(name));
		if (left.length > 0) return { text: lines(`Not done: ${left.join(", ")}. Give the command again.`), exitCode: 1 };
		return { text: lines(ended.length === 0 ? "There is nothing to fill in." : `Done: ${ended.join(", ")}.`), exitCode: 0 };
	} finally {
		await app.close();
	}
}

async function takeAway(config: Config, data: DataDoor, { takingAway }: MigrationPlan): Promise<Outcome> {
	if (takingAway.length === 0) return { text: lines("There is nothing to take away."), exitCode: 0 };
	const place = { url: config.databaseUrl, folder: config.dataDir };
	const lock = await takeStartLock(place, () => process.stderr.write("A server is starting; waiting for it.\n"));
	try {
		const unfinished = (await fillProgress(data.db)).filter(({ finished_at }) => finished_at === null);
		if (unfinished.length > 0) {
			return { text: lines(`Still being filled in: ${unfinished.map(({ name }) => name).join(", ")}.`), exitCode: 1 };
		}
		if (place.url === null) await contract(data.db, Date.now());
		else await withPatience({ url: place.url }, (db) => contract(db, Date.now()));
		return { text: lines(`Taken away: ${takingAway.join(", ")}.`), exitCode: 0 };
	} finally {
		await lock.release();
	}
}
