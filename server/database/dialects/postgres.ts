import { type CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver, type QueryResult } from "kysely";
import type pg from "pg";
import { AskerGone } from "./asker-gone.ts";
import { PostgresConnection } from "./postgres-connection.ts";
import { type PoolOptions, postgresPool } from "./postgres-pool.ts";

/** Kysely's dialect, with connections that send statements without waiting for earlier ones. */
export function postgresDialect(options: PoolOptions): PipelinedDialect {
	return new PipelinedDialect(new Connections(options));
}

/**
 * The connections to one database, and a separate one for cancelling queries that nobody waits for any more: it is free when all others are
 * busy with those.
 */
class Connections {
	readonly pool: pg.Pool;
	readonly #options: PoolOptions;
	readonly #known = new WeakMap<pg.PoolClient, PostgresConnection>();
	#stopping: pg.Pool | undefined;

	constructor(options: PoolOptions) {
		this.#options = options;
		this.pool = postgresPool(options);
	}

	async connect(): Promise<PostgresConnection> {
		const client = await this.pool.connect();
		const connection = this.#known.get(client) ?? new PostgresConnection(client);
		this.#known.set(client, connection);
		return connection;
	}

	/** Cancels the statement that the connection is running. */
	async stop(connection: PostgresConnection): Promise<void> {
		this.#stopping ??= postgresPool({ ...this.#options, connections: 1 });
		await this.#stopping.query("select pg_cancel_backend($1)", [connection.processId]).catch(() => undefined);
	}

	async end(): Promise<void> {
		await this.#stopping?.end();
	}
}

class PipelinedDialect extends PostgresDialect {
	readonly #connections: Connections;
	readonly #signal: AbortSignal | undefined;
	constructor(connections: Connections, signal?: AbortSignal) {
		super({ pool: connections.pool });
		this.#connections = connections;
		this.#signal = signal;
	}

	/** The same connections, for queries that are no longer needed after the signal. Read-only. */
	askedBy(signal: AbortSignal): PipelinedDialect {
		return new PipelinedDialect(this.#connections, signal);
	}

	override createDriver(): PostgresDriver {
		return this.#signal === undefined ? new PipelinedDriver(this.#connections) : new AskedDriver(this.#connections, this.#signal);
	}
}

class PipelinedDriver extends PostgresDriver {
	readonly #connections: Connections;
	constructor(connections: Connections) {
		super({ pool: connections.pool });
		this.#connections = connections;
	}
	override acquireConnection(): Promise<DatabaseConnection> {
		return this.#connections.connect();
	}
	override async destroy(): Promise<void> {
		await this.#connections.end();
		await super.destroy();
	}
	override async releaseConnection(connection: DatabaseConnection): Promise<void> {
		(connection as PostgresConnection).release();
	}
}

class AskedDriver extends PostgresDriver {
	readonly #connections: Connections;
	readonly #signal: AbortSignal;
	constructor(connections: Connections, signal: AbortSignal) {
		super({ pool: connections.pool });
		this.#connections = connections;
		this.#signal = signal;
	}
	override async acquireConnection(): Promise<DatabaseConnection> {
		if (this.#signal.aborted) throw new AskerGone();
		const connection = await this.#connections.connect();
		return new AskedConnection(connection, this.#signal, () => this.#connections.stop(connection));
	}
	override async releaseConnection(connection: DatabaseConnection): Promise<void> {
		(connection as AskedConnection).release();
	}
}

/** A connection for a caller that may disconnect before its answer. */
class AskedConnection implements DatabaseConnection {
	readonly #connection: PostgresConnection;
	readonly #signal: AbortSignal;
	readonly #stop: () => Promise<void>;
	constructor(connection: PostgresConnection, signal: AbortSignal, stop: () => Promise<void>) {
		this.#connection = connection;
		this.#signal = signal;
		this.#stop = stop;
	}

	async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
		if (this.#signal.aborted) throw new AskerGone();
		let stopped: Promise<void> | undefined;
		const stop = () => {
			stopped = this.#stop();
		};
		this.#signal.addEventListener("abort", stop, { once: true });
		try {
			return await this.#connection.executeQuery<Row>(query);
		} catch (failure) {
			throw this.#signal.aborted ? new AskerGone() : failure;
		} finally {
			this.#signal.removeEventListener("abort", stop);
			// No other statement may use the connection before the cancellation is done: it would be cancelled instead.
			await stopped;
		}
	}

	streamQuery(): AsyncIterableIterator<never> {
		return this.#connection.streamQuery();
	}

	release(): void {
		this.#connection.release();
	}
}
