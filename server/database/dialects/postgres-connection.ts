import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import pg, { type QueryResult as PgResult, type PoolClient } from "pg";

/** Names of prepared statements on the server, by their text. */
const names = new Map<string, string>();

/**
 * A connection to PostgreSQL, for Kysely and for the direct use in a write (HeldConnection). Sends statements without waiting for earlier
 * ones.
 */
export class PostgresConnection implements DatabaseConnection {
	readonly #client: PoolClient;
	#sent: Promise<unknown>[] = [];
	#changes = 0;
	/** A transaction was begun, and no commit or rollback has succeeded. */
	#open = false;
	/** The connection no longer answers. */
	#lost = false;
	constructor(client: PoolClient) {
		this.#client = client;
	}

	/** The id by which PostgreSQL knows the connection. */
	get processId(): unknown {
		return Reflect.get(this.#client, "processID");
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const { command, rowCount, rows } = await this.#query({ text: sql, values: [...parameters] });
		const counts = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(command);
		return { rows: rows as Row[], ...(counts ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
	}

	/** The server prepares and keeps it, so this is only for a limited number of texts. */
	async run(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
		const { rows } = await this.#query({ text: sql, values: [...parameters], ...(parameters.length > 0 && { name: nameOf(sql) }) });
		return rows;
	}

	send(sql: string, parameters: readonly unknown[]): void {
		const done = this.run(sql, parameters);
		// `settled` reports the failure; without this handler, an earlier failure would count as an unhandled rejection.
		done.catch(() => undefined);
		this.#sent.push(done);
	}

	async settled(): Promise<void> {
		const sent = this.#sent;
		this.#sent = [];
		await Promise.all(sent);
	}

	changes(): number {
		return this.#changes;
	}

	streamQuery(): AsyncIterableIterator<never> {
		throw new Error("Results are not streamed.");
	}

	/** Returns the connection to the pool; a lost one, or one with an open transaction, is closed instead. */
	release(): void {
		this.#client.release(this.#lost || this.#open);
	}

	async #query(query: { text: string; values: unknown[]; name?: string }): Promise<PgResult> {
		if (!query.text.startsWith("select")) this.#changes++;
		if (query.text.startsWith("begin") || query.text.startsWith("start transaction")) this.#open = true;
		const result = await this.#client.query(query).catch((failure: unknown) => {
			this.#changes++;
			if (!leavesInOrder(failure)) this.#lost = true;
			throw failure;
		});
		if (query.text === "commit" || query.text === "rollback") this.#open = false;
		// PostgreSQL answers this, without an error, when a statement of the transaction had failed.
		if (query.text === "commit" && result.command !== "COMMIT") {
			this.#changes++;
			throw new Error("The transaction was rolled back instead of committed.");
		}
		return result;
	}
}

/** A refused statement leaves the connection usable, unless the server closed it at the same time (57P). */
function leavesInOrder(failure: unknown): boolean {
	return failure instanceof pg.DatabaseError && failure.code?.startsWith("57P") !== true;
}

function nameOf(sql: string): string {
	const name = names.get(sql) ?? `statement_${names.size + 1}`;
	names.set(sql, name);
	return name;
}
