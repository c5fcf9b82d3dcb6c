import { dirname } from "node:path";
import BetterSqlite from "better-sqlite3";
import { SqliteDialect } from "kysely";
import { DirectSqliteAdapter } from "./direct-sqlite.ts";
import { KeptStatements } from "./kept-statements.ts";
import { privateFile, privateFolder, refuseOpenFile } from "./private-place.ts";

/** `PRAGMA synchronous` value under which a commit is on disk before it is acknowledged. */
const synchronousFull = 2;
/** Size of the page cache. */
const cacheKiB = 65_536;
/** Pages of 4 KiB in the log before they are copied to the file: many changes to the same page are then copied only once. */
const pagesPerCheckpoint = 10_000;

/**
 * The embedded database. `file` is a path or ":memory:".
 */
export function sqliteDialect(file: string): EmbeddedDialect {
	if (file !== ":memory:") keepPrivate(file);
	const connection = new BetterSqlite(file);
	connection.pragma("journal_mode = WAL");
	connection.pragma("synchronous = FULL");
	connection.pragma("foreign_keys = ON");
	connection.pragma("busy_timeout = 5000");
	connection.pragma(`cache_size = -${cacheKiB}`);
	connection.pragma(`wal_autocheckpoint = ${pagesPerCheckpoint}`);
	assertDurable(connection, file);

	const statements = new KeptStatements(connection);
	return new EmbeddedDialect(connection, (sql) => statements.prepare(sql));
}

/** SQLite gives its files beside the database the permissions of the database file. */
function keepPrivate(file: string): void {
	privateFolder(dirname(file));
	privateFile(file);
	for (const beside of ["-wal", "-shm"]) refuseOpenFile(`${file}${beside}`);
}

/** Kysely's dialect for one connection that stays open, with the operations that need the connection itself. */
class EmbeddedDialect extends SqliteDialect {
	readonly #connection: BetterSqlite.Database;
	readonly #adapter: DirectSqliteAdapter;
	constructor(connection: BetterSqlite.Database, prepare: (sql: string) => BetterSqlite.Statement) {
		super({ database: { prepare, close: () => connection.close() } });
		this.#connection = connection;
		this.#adapter = new DirectSqliteAdapter(prepare);
	}
	override createAdapter(): DirectSqliteAdapter {
		return this.#adapter;
	}

	/**
	 * Copies the database, as it is when this resolves, to a new file, while it stays in use. It copies a few pages at a time, between
	 * which calls are answered. It uses the writing connection, so that a write also updates the copy; a copy over another connection would
	 * have to start again after each write.
	 */
	async copyTo(file: string, tell: (copied: number, pages: number) => void): Promise<void> {
		privateFile(file);
		for (;;) {
			const { totalPages } = await this.#connection.backup(file, {
				progress: ({ totalPages: pages, remainingPages }) => {
					tell(pages - remainingPages, pages);
					return pagesPerTurn;
				},
			});
			if (totalPages > 0) return;
			// Nothing was copied, because a transaction was open at the first step; SQLite then reports zero pages.
			await new Promise((done) => setTimeout(done, 5));
		}
	}
}

/** Pages per step, which takes well under a millisecond. */
const pagesPerTurn = 100;

/** An acknowledged write must survive a power cut; a build of SQLite with other defaults would lose it silently. */
function assertDurable(connection: BetterSqlite.Database, file: string): void {
	const synchronous = connection.pragma("synchronous", { simple: true });
	const journal = connection.pragma("journal_mode", { simple: true });
	const foreignKeys = connection.pragma("foreign_keys", { simple: true });
	if (synchronous !== synchronousFull) throw new Error(`SQLite does not keep synchronous=FULL (it says ${String(synchronous)}).`);
	if (file !== ":memory:" && journal !== "wal") throw new Error(`SQLite does not keep a write-ahead log for ${file}: ${String(journal)}.`);
	if (foreignKeys !== 1) throw new Error("SQLite does not check foreign keys.");
}
