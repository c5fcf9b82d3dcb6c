import { resolve } from "node:path";
import { Kysely, sql } from "kysely";
import { postgresDialect } from "../dialects/postgres.ts";
import { sqliteDialect } from "../dialects/sqlite.ts";
import { isOlder, migrateToLatest } from "../migrating/migrate.ts";
import { migrateBeside } from "../migrating/migrate-beside.ts";
import type { About } from "../reading/read-ahead.ts";
import { ReadingDialect } from "../reading/reading-dialect.ts";
import type { Database } from "../tables/tables.ts";
import { WriteQueue, type WriteScope } from "../writing/write-queue.ts";

interface DatabaseOptions {
	/** PostgreSQL when given. */
	readonly url: string | null;
	/** Folder of the SQLite file, or ":memory:". */
	readonly folder: string;
	/** PostgreSQL schema; each test has its own. */
	readonly schema?: string;
	/** Clock in milliseconds since 1970. */
	readonly now: () => number;
	/** False for a command on a database that a server maintains: it is used as it is. Default true. */
	readonly migrate?: boolean;
	/** Maximum number of connections to PostgreSQL at once. Default 10. */
	readonly connections?: number;
	/** False for a command that imports a whole file under one lock: on PostgreSQL slow statements are then not ended. Default true. */
	readonly timeouts?: boolean;
}

/** The one door to the data: reads through `db`, writes through `write`. Capabilities do not know which database it is. */
export interface DataDoor {
	readonly db: Kysely<Database>;
	/**
	 * The same data, for queries over many rows: a list, its counts and options, what is nearby. On the embedded database a second
	 * connection in its own thread, so that other calls are not blocked.
	 */
	readonly reading: Kysely<Database>;
	/** The same for one call: after the signal, queries that have not begun are no longer answered (AskerGone). */
	readingFor(signal: AbortSignal): Kysely<Database>;
	/** Carries out `work` in a transaction and resolves when it is durable. See WriteQueue. */
	write<T>(tenant: string, work: (scope: WriteScope) => Promise<T>, about?: readonly About[]): Promise<T>;
	/** Rejects when the database does not answer. */
	ping(): Promise<void>;
	/** Copies the embedded database to a new file while it is in use; null for PostgreSQL, which has its own tools. See EmbeddedDialect. */
	readonly copyTo: ((file: string, tell: (copied: number, pages: number) => void) => Promise<void>) | null;
	close(): Promise<void>;
}

export type { WriteScope };

/** Opens the database and migrates it. A caller that migrates a database which others may use must hold the start lock (takeStartLock). */
export async function openDatabase(options: DatabaseOptions): Promise<DataDoor> {
	const { url, folder, schema, connections = 10, timeouts = true } = options;
	const file = folder === ":memory:" ? folder : resolve(folder, "laadstroom.sqlite");
	const migrates = options.migrate !== false;
	if (url !== null && migrates) await withPatience({ url, schema }, (db) => migrateToLatest(db, schema));
	const opened =
		url === null
			? { embedded: sqliteDialect(file), thread: file === ":memory:" ? null : new ReadingDialect(file) }
			: { postgres: postgresDialect({ url, schema, connections, timeouts }) };
	const { embedded = null, thread = null, postgres = null } = opened;
	const db = new Kysely<Database>({ dialect: opened.embedded ?? opened.postgres });
	try {
		if (url === null && migrates) await (file !== ":memory:" && (await isOlder(db)) ? migrateBeside(file) : migrateToLatest(db));
	} catch (failure) {
		await db.destroy();
		throw failure;
	}
	const beside = thread && new Kysely<Database>({ dialect: thread });
	const asked = thread ?? postgres;
	const queue = new WriteQueue(db, { shared: url === null, now: options.now });
	return {
		db,
		reading: beside ?? db,
		readingFor: (signal) => (asked === null ? db : new Kysely<Database>({ dialect: asked.askedBy(signal) })),
		write: (tenant, work, about) => queue.write(tenant, work, about),
		copyTo: embedded && ((target, tell) => embedded.copyTo(target, tell)),
		ping: async () => void (await sql`select 1`.execute(db)),
		async close() {
			await beside?.destroy();
			await db.destroy();
		},
	};
}

/** Longest wait for a lock on a table that others use, in milliseconds: later callers wait behind it. */
const lockWaitMs = 500;

/** Does work with a connection whose statements may take their time. */
export type Patiently = <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>;

/** Does something to a whole PostgreSQL table, over a separate connection without statement timeouts. */
export async function withPatience<T>(
	{ url, schema }: { readonly url: string; readonly schema?: string | undefined },
	work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
	const db = new Kysely<Database>({ dialect: postgresDialect({ url, schema, connections: 2, timeouts: false, lockWaitMs }) });
	try {
		return await work(db);
	} finally {
		await db.destroy();
	}
}
