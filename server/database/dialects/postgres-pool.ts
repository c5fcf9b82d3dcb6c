import pg from "pg";

const { Pool, types } = pg;

export interface PoolOptions {
	readonly url: string;
	/** For tests, each of which has its own. */
	readonly schema?: string | undefined;
	/** Maximum number of connections at once. */
	readonly connections: number;
	/** False for migrations and imports of whole files, which may take as long as they need. */
	readonly timeouts: boolean;
	/** Milliseconds that a statement waits for a lock when timeouts are off; without limit by default. */
	readonly lockWaitMs?: number;
}

/**
 * Milliseconds that a statement, a wait for a lock, or a pause within a transaction may take, so that a frozen server does not block its
 * tenants for longer.
 */
const patienceMs = 5_000;
/** Longer than the database's own timeouts: only a connection that no longer answers at all is given up here. */
const silenceMs = 15_000;

/**
 * Seconds within which the database server notices that the client machine is gone. A timeout for idle transactions does not notice a
 * client that disappears while sending.
 */
const keepalive = ["tcp_keepalives_idle=5", "tcp_keepalives_interval=2", "tcp_keepalives_count=3", "tcp_user_timeout=10000"];

export function postgresPool({ url, schema, connections, timeouts, lockWaitMs }: PoolOptions): pg.Pool {
	const settings = [...keepalive, ...(schema === undefined ? [] : [`search_path=${schema}`])];
	const pool = new Pool({
		connectionString: url,
		max: connections,
		connectionTimeoutMillis: patienceMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: patienceMs,
		pipeline: true,
		types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
		options: settings.map((setting) => `-c ${setting}`).join(" "),
		...(lockWaitMs !== undefined && { lock_timeout: lockWaitMs }),
		...(timeouts && {
			statement_timeout: patienceMs,
			lock_timeout: patienceMs,
			idle_in_transaction_session_timeout: patienceMs,
			query_timeout: silenceMs,
		}),
	});
	// The server may end a connection at any moment. The statement that fails reports it to its caller; the additional event, which would
	// end the process if nobody listened, adds nothing. The pool itself listens only to idle clients.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => void client.on("error", () => undefined));
	return pool;
}
