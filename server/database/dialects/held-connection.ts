import type { Kysely } from "kysely";
import { DirectSqliteAdapter } from "./direct-sqlite.ts";
import { PostgresConnection } from "./postgres-connection.ts";

/**
 * Direct use of the connection of a running transaction, without Kysely's overhead of a dozen promises per statement. Statements run in the
 * order in which they were given.
 */
export interface HeldConnection {
	/** Runs a statement and returns its rows; an empty list when it returns none. */
	run(sql: string, parameters: readonly unknown[]): readonly unknown[] | Promise<readonly unknown[]>;
	/** Sends a statement whose outcome only `settled` reports, so that nobody waits for the round trip. */
	send(sql: string, parameters: readonly unknown[]): void;
	/** Resolves when all sent statements are done, rejects with the first failure among them. */
	settled(): Promise<void>;
	/** Increases with every statement that may have changed data or broken the transaction. */
	changes(): number;
}

const held = new WeakMap<object, HeldConnection>();

/**
 * Registers the connection of a running transaction. Only such a connection may be used directly: the transaction has it for itself, while
 * all other statements wait for their turn in Kysely.
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

/** The direct connection within a write; undefined anywhere else. */
export function heldBy(db: object): HeldConnection | undefined {
	return held.get(db);
}
