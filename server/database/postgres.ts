import { PostgresDialect } from "kysely";
import pg from "pg";

const { Pool, types } = pg;

/** PostgreSQL. `schema` is for tests, which each have one of their own. */
export function postgresDialect(url: string, schema?: string): PostgresDialect {
	const pool = new Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5_000,
		types: { getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) },
		...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
	});
	// A connection that the server ends while idle is replaced; without a listener the process would end.
	pool.on("error", () => undefined);
	return new PostgresDialect({ pool });
}
