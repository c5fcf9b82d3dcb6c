import { dirname } from "node:path";
import BetterSqlite from "better-sqlite3";
import { SqliteDialect, type SqliteDialectConfig } from "kysely";
import { DirectSqliteAdapter } from "./direct-sqlite.ts";
import { privateFile, privateFolder, refuseOpenFile } from "./private-place.ts";

/** `PRAGMA synchronous` value under which a commit is on disk before it is answered. */
const synchronousFull = 2;
/** Pages of the database kept in memory. */
const cacheKiB = 65_536;
/** Pages of 4 KiB in the log before they are copied to the file: a page that changes often is then copied once for many changes. */
const pagesPerCheckpoint = 10_000;

/**
 * The embedded database. `file` is a path or ":memory:". Statements are prepared once and kept: Kysely
 * prepares at every call, which would cost more than running most of them.
 */
export function sqliteDialect(file: string): SqliteDialect {
	if (file !== ":memory:") keepPrivate(file);
	const connection = new BetterSqlite(file);
	connection.pragma("journal_mode = WAL");
	connection.pragma("synchronous = FULL");
	connection.pragma("foreign_keys = ON");
	connection.pragma("busy_timeout = 5000");
	connection.pragma(`cache_size = -${cacheKiB}`);
	connection.pragma(`wal_autocheckpoint = ${pagesPerCheckpoint}`);
	assertDurable(connection, file);

	const statements = new Map<string, BetterSqlite.Statement>();
	const prepare = (sql: string): BetterSqlite.Statement => {
		const known = statements.get(sql);
		if (known !== undefined) return known;
		const statement = connection.prepare(sql);
		if (statements.size < mostStatements) statements.set(sql, statement);
		return statement;
	};
	return new EmbeddedDialect({ database: { prepare, close: () => connection.close() } }, new DirectSqliteAdapter(prepare));
}

/** SQLite gives the files beside the database the rights of the database. */
function keepPrivate(file: string): void {
	privateFolder(dirname(file));
	privateFile(file);
	for (const beside of ["-wal", "-shm"]) refuseOpenFile(`${file}${beside}`);
}

class EmbeddedDialect extends SqliteDialect {
	readonly #adapter: DirectSqliteAdapter;
	constructor(config: SqliteDialectConfig, adapter: DirectSqliteAdapter) {
		super(config);
		this.#adapter = adapter;
	}
	override createAdapter(): DirectSqliteAdapter {
		return this.#adapter;
	}
}

/** Lists of codes make statements of many lengths; beyond this they are prepared anew. */
const mostStatements = 500;

/** An acknowledged write must survive a power cut; a build of SQLite with other defaults would lose it silently. */
function assertDurable(connection: BetterSqlite.Database, file: string): void {
	const synchronous = connection.pragma("synchronous", { simple: true });
	const journal = connection.pragma("journal_mode", { simple: true });
	const foreignKeys = connection.pragma("foreign_keys", { simple: true });
	if (synchronous !== synchronousFull) throw new Error(`SQLite does not keep synchronous=FULL (it says ${String(synchronous)}).`);
	if (file !== ":memory:" && journal !== "wal") throw new Error(`SQLite does not keep a write-ahead log for ${file}: ${String(journal)}.`);
	if (foreignKeys !== 1) throw new Error("SQLite does not check foreign keys.");
}
