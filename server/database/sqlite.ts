import { dirname } from "node:path";
import BetterSqlite from "better-sqlite3";
import { SqliteDialect } from "kysely";
import { DirectSqliteAdapter } from "./direct-sqlite.ts";
import { KeptStatements } from "./kept-statements.ts";
import { privateFile, privateFolder, refuseOpenFile } from "./private-place.ts";

/** `PRAGMA synchronous` value under which a commit is on disk before it is answered. */
const synchronousFull = 2;
/** Pages of the database kept in memory. */
const cacheKiB = 65_536;
/** Pages of 4 KiB in the log before they are copied to the file: a page that changes often is then copied once for many changes. */
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

/** SQLite gives the files beside the database the rights of the database. */
function keepPrivate(file: string): void {
	privateFolder(dirname(file));
	privateFile(file);
	for (const beside of ["-wal", "-shm"]) refuseOpenFile(`${file}${beside}`);
}

/** Kysely's dialect for one connection that stays open, with what only the connection itself can do. */
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
	 * Copies the database, as it is when this resolves, to a file that is not there yet, while it stays in use. A few
	 * pages at a time, between which calls are answered; on the connection that writes, so that a write changes the
	 * copy along, where a copy by another connection would have to begin again.
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
			// Nothing was copied: a transaction was open at the first step. SQLite says so by a count of no pages.
			await new Promise((done) => setTimeout(done, 5));
		}
	}
}

/** Copied at a time, in well under a millisecond. */
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
