import type { Kysely } from "kysely";
import { DirectSqliteAdapter } from "./direct-sqlite.ts";
import { PostgresConnection } from "./postgres-connection.ts";

/**
 * The connection of a transaction that is under way, by a shorter way than Kysely's, which takes a dozen
 * promises a statement. Statements are carried out in the order in which they were given.
 */
export interface HeldConnection {
	/** Runs a statement and gives its rows; none when it answers none. */
	run(sql: string, parameters: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]>;
	/** Runs a statement whose outcome only `settled` tells: nothing waits for the way to the database and back. */
	send(sql: string, parameters: readonly unknown[]): void;
	/** Resolves when everything sent was carried out, rejects with the first failure of it. */
	settled(): Promise<void>;
	/** Increases with everything that may have changed something or may have broken the transaction. */
	changes(): number;
}

const held = new WeakMap<object, HeldConnection>();

/**
 * Says that this is the connection of a transaction that is under way. Only such a one may be used
 * directly: it is held for that transaction alone, while anybody else's statement waits its turn in Kysely.
 */
export async function hold(connection: Pick<Kysely<unknown>, "getExecutor">): Promise<HeldConnection> {
	const executor = connection.getExecutor();
	const direct =
		executor.adapter instanceof DirectSqliteAdapter ? executor.adapter : await executor.provideConnection(async (found) => found);
	if (!(direct instanceof DirectSqliteAdapter) && !(direct instanceof PostgresConnection)) {
		throw new Error("This connection cannot be used directly: it is none of sqliteDialect or postgresDialect.");
	}
	held.set(connection, direct);
	return direct;
}

/** The short way to the database from within a write; undefined for anything else. */
export function heldBy(db: object): HeldConnection | undefined {
	return held.get(db);
}
