import { type DatabaseConnection, PostgresDialect, PostgresDriver } from "kysely";
import type pg from "pg";
import { PostgresConnection } from "./postgres-connection.ts";
import { type PoolOptions, postgresPool } from "./postgres-pool.ts";

/** Kysely's dialect, with connections that send statements without waiting for earlier ones. */
export function postgresDialect(options: PoolOptions): PostgresDialect {
	return new PipelinedDialect(postgresPool(options));
}

class PipelinedDialect extends PostgresDialect {
	readonly #pool: pg.Pool;
	constructor(pool: pg.Pool) {
		super({ pool });
		this.#pool = pool;
	}
	override createDriver(): PostgresDriver {
		return new PipelinedDriver(this.#pool);
	}
}

class PipelinedDriver extends PostgresDriver {
	readonly #pool: pg.Pool;
	readonly #connections = new WeakMap<pg.PoolClient, PostgresConnection>();
	constructor(pool: pg.Pool) {
		super({ pool });
		this.#pool = pool;
	}
	override async acquireConnection(): Promise<DatabaseConnection> {
		const client = await this.#pool.connect();
		const connection = this.#connections.get(client) ?? new PostgresConnection(client);
		this.#connections.set(client, connection);
		return connection;
	}
	override async releaseConnection(connection: DatabaseConnection): Promise<void> {
		(connection as PostgresConnection).release();
	}
}
