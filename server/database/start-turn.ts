import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { memberOf } from "../../engine/index.ts";
import { privateFile, privateFolder } from "./private-place.ts";

/** The right to bring the database to what this version of the product and the tenants' files say. */
interface StartTurn {
	/** The next may begin. Asked twice it does nothing more. */
	end(): Promise<void>;
}

interface Place {
	readonly url: string | null;
	readonly folder: string;
	readonly schema?: string;
}

/**
 * One at a time starts: migrates, keeps the flow versions, makes the secrets, loads the demonstration. However many
 * begin at once, each finds what the one before it left. A turn ends with the process, however that ends.
 * `waits` is called when somebody else has the turn.
 */
export async function takeStartTurn({ url, folder, schema }: Place, waits: () => void = () => undefined): Promise<StartTurn> {
	if (url !== null) return turnOfPostgres(url, schema ?? "", waits);
	return folder === ":memory:" ? { end: async () => undefined } : turnOfFolder(folder, waits);
}

async function turnOfPostgres(url: string, schema: string, waits: () => void): Promise<StartTurn> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		keepAlive: true,
		// A server waits for its turn as long as the other needs.
		options: "-c statement_timeout=0 -c lock_timeout=0",
	});
	// A database that goes away takes the turn with it; the start then fails by its next statement.
	client.on("error", () => undefined);
	await client.connect();
	const lock = "hashtextextended($1, 0)";
	const name = [`laadstroom start ${schema}`];
	const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`, name);
	if (rows[0]?.taken !== true) {
		waits();
		await client.query(`select pg_advisory_lock(${lock})`, name);
	}
	let ended = false;
	return {
		async end() {
			if (ended) return;
			ended = true;
			await client.end().catch(() => undefined);
		},
	};
}

/** How often a server asks whether it is its turn, in milliseconds. */
const askEveryMs = 50;

/** SQLite's lock on an empty file beside the database: the operating system lets go of it when the process ends. */
async function turnOfFolder(folder: string, waits: () => void): Promise<StartTurn> {
	privateFolder(folder);
	const file = join(folder, "start.lock");
	privateFile(file);
	const connection = new BetterSqlite(file, { timeout: 0 });
	for (let told = false; !tryToLock(connection); await pause(askEveryMs)) {
		if (!told) waits();
		told = true;
	}
	return { end: async () => void connection.close() };
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
