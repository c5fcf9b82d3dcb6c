import pg from "pg";

const { Pool, types } = pg;

export interface PoolOptions {
	readonly url: string;
	/** For tests, which each have one of their own. */
	readonly schema?: string | undefined;
	/** Most connections at once. */
	readonly connections: number;
	/** False for migrations and imports of whole files, which may take as long as they need. */
	readonly timeouts: boolean;
	/** Milliseconds that a statement waits for a lock where nothing else ends it; as long as it takes when left out. */
	readonly lockWaitMs?: number;
}

/** Milliseconds that a statement, a wait for a lock, or a pause within a transaction may take: a frozen server holds its tenants up no longer. */
const patienceMs = 5_000;
/** Longer than the database's own timeout: only a connection that no longer answers at all is given up here. */
const silenceMs = 15_000;

/**
 * The server of the database finds out within so many seconds that the machine at the other end is gone. A timeout for
 * idle transactions does not see who goes in the middle of sending.
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
	// The server may end a connection at any moment. Whoever waits on it is told by the statement that fails; the event
	// besides, which ends the process when nobody listens, says nothing more. The pool listens to idle clients alone.
	pool.on("error", () => undefined);
	pool.on("connect", (client) => void client.on("error", () => undefined));
	return pool;
}
