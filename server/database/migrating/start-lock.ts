import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { memberOf } from "../../../engine/index.ts";
import { privateFile, privateFolder } from "../dialects/private-place.ts";

/** Held while a server brings the database in line with this version of the product and with the tenants' files. */
interface StartLock {
	/** Lets the next server start. Idempotent. */
	release(): Promise<void>;
}

interface Place {
	readonly url: string | null;
	readonly folder: string;
	readonly schema?: string;
}

/**
 * Servers start one at a time: migrations, flow versions, secrets, demonstration data. However many start at once, each finds what the
 * previous one left. The lock ends with the process, however that ends. `waits` is called when somebody else holds it.
 */
export async function takeStartLock({ url, folder, schema }: Place, waits: () => void = () => undefined): Promise<StartLock> {
	if (url !== null) return lockInPostgres(url, schema ?? "", waits);
	return folder === ":memory:" ? { release: async () => undefined } : lockInFolder(folder, waits);
}

async function lockInPostgres(url: string, schema: string, waits: () => void): Promise<StartLock> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		keepAlive: true,
		// A server waits for the lock as long as the other one needs.
		options: "-c statement_timeout=0 -c lock_timeout=0",
	});
	// If the database goes away the lock is gone with it; the next statement of the start then fails.
	client.on("error", () => undefined);
	await client.connect();
	const key = "hashtextextended($1, 0)";
	const name = [`laadstroom start ${schema}`];
	const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`, name);
	if (rows[0]?.taken !== true) {
		waits();
		await client.query(`select pg_advisory_lock(${key})`, name);
	}
	let released = false;
	return {
		async release() {
			if (released) return;
			released = true;
			await client.end().catch(() => undefined);
		},
	};
}

/** How often a server tries to get the lock, in milliseconds. */
const askEveryMs = 50;

/** SQLite's lock on an empty file beside the database: the operating system releases it when the process ends. */
async function lockInFolder(folder: string, waits: () => void): Promise<StartLock> {
	privateFolder(folder);
	const file = join(folder, "start.lock");
	privateFile(file);
	const connection = new BetterSqlite(file, { timeout: 0 });
	for (let told = false; !tryToLock(connection); await pause(askEveryMs)) {
		if (!told) waits();
		told = true;
	}
	return { release: async () => void connection.close() };
}

function tryToLock(connection: BetterSqlite.Database): boolean {
	try {
		connection.exec("begin exclusive");
		return true;
	} catch (failure) {
		if (isBusy(failure)) return false;
		connection.close();
		throw failure;
	}
}

const isBusy = (failure: unknown) => String(memberOf(failure, "code")).startsWith("SQLITE_BUSY");
