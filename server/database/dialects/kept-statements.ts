import type BetterSqlite from "better-sqlite3";

/** Lists of codes produce statements of many lengths; beyond this number they are prepared each time. */
const mostStatements = 500;

/** Caches the prepared statements of one connection: Kysely prepares at every call, which would cost more than running most of them. */
export class KeptStatements {
	readonly #connection: BetterSqlite.Database;
	readonly #known = new Map<string, BetterSqlite.Statement>();

	constructor(connection: BetterSqlite.Database) {
		this.#connection = connection;
	}

	prepare(sql: string): BetterSqlite.Statement {
		const known = this.#known.get(sql);
		if (known !== undefined) return known;
		const statement = this.#connection.prepare(sql);
		if (this.#known.size < mostStatements) this.#known.set(sql, statement);
		return statement;
	}
}
