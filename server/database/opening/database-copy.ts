import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { migratorOf } from "../migrating/migrate.ts";
import type { Database } from "../tables/tables.ts";

/** A copy of the embedded database, opened read-only: SQLite creates no files beside it. */
interface DatabaseCopy {
	readonly db: Kysely<Database>;
	/** The faults that SQLite finds in pages, indexes and references; empty when all is well. */
	faults(): string[];
	/** Name of its last migration, and whether this version of the product knows all of its migrations. */
	migration(): Promise<{ readonly last: string; readonly known: boolean }>;
	close(): Promise<void>;
}

export function openCopy(file: string): DatabaseCopy {
	const connection = new BetterSqlite(file, { readonly: true, fileMustExist: true });
	const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: connection }) });
	return {
		db,
		faults() {
			const pages = connection.pragma("integrity_check") as { integrity_check: string }[];
			const references = connection.pragma("foreign_key_check") as { table: string }[];
			return [
				...pages.map(({ integrity_check }) => integrity_check).filter((said) => !/^ok$/.test(said)),
				...references.map(({ table }) => `${table}: a row refers to nothing`),
			];
		},
		async migration() {
			const names = connection.prepare("select name from kysely_migration order by name").pluck().all() as string[];
			const known = new Set((await migratorOf(db).getMigrations()).map(({ name }) => name));
			return { last: names.at(-1) ?? "", known: names.every((name) => known.has(name)) };
		},
		close: () => db.destroy(),
	};
}

/** Turns the database into a single file without a log, forced to disk, so that it can be kept on a read-only medium. */
export function closeLog(file: string): void {
	const connection = new BetterSqlite(file, { fileMustExist: true });
	try {
		connection.pragma("journal_mode = DELETE");
	} finally {
		connection.close();
	}
}
