import { type DatabaseConnection, PostgresDialect, PostgresDriver } from "kysely";
import pg from "pg";
import { PostgresConnection } from "./postgres-connection.ts";

const { Pool, types } = pg;

/** PostgreSQL. `schema` is for tests, which each have one of their own. */
export function postgresDialect(url: string, schema?: string): PostgresDialect {
	const pool = new Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5_000,
		pipeline: true,
		types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
		...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
	});
	// A connection that the server ends while idle is replaced; without a listener the process would end.
	pool.on("error", () => undefined);
	return new PipelinedDialect(pool);
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
