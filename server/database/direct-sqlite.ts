import type { Statement } from "better-sqlite3";
import { type Kysely, SqliteAdapter } from "kysely";

/** Runs one statement at once and gives its rows; none when it answers none. */
export type DirectRun = (sql: string, parameters: readonly unknown[]) => unknown[];

/** Tells, of a database behind Kysely, how to run a statement without Kysely's way to the connection. */
export class DirectSqliteAdapter extends SqliteAdapter {
	readonly run: DirectRun;
	constructor(statement: (sql: string) => Statement) {
		super();
		this.run = (sql, parameters) => {
			const found = statement(sql);
			if (found.reader) return found.all(parameters);
			found.run(parameters);
			return [];
		};
	}
}

const held = new WeakSet<object>();

/**
 * Says that this is the connection of a transaction that is under way. Only such a one may be used
 * directly: it is held for that transaction alone, while anybody else's statement waits its turn in Kysely.
 */
export function holdDirectly<Held extends object>(connection: Held): Held {
	held.add(connection);
	return connection;
}

/**
 * The short way to the embedded database from within a write, undefined for anything else. Kysely's own
 * takes a dozen promises a statement, which together cost more than what most statements do.
 */
export function directRunOf(db: Pick<Kysely<unknown>, "getExecutor">): DirectRun | undefined {
	if (!held.has(db)) return undefined;
	const { adapter } = db.getExecutor();
	return adapter instanceof DirectSqliteAdapter ? adapter.run : undefined;
}
