import type { Compilable, CompiledQuery, Kysely } from "kysely";
import { PostgresAdapter } from "kysely";
import { directRunOf } from "./direct-sqlite.ts";
import type { Database } from "./tables.ts";

/** Stands in a query for a value that every run brings. */
class Placeholder {
	readonly name: PropertyKey;
	constructor(name: PropertyKey) {
		this.name = name;
	}
}

/**
 * A query that is built once per kind of database and run many times with other values. Building a
 * query costs more than running it on SQLite, so what every save and every page runs is prepared.
 */
export function prepared<Values extends object, Row>(
	build: (db: Kysely<Database>, value: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
	const compiled: { sqlite?: CompiledQuery<Row>; postgres?: CompiledQuery<Row> } = {};
	const placeholder = <Name extends keyof Values>(name: Name) => new Placeholder(name) as unknown as Values[Name];
	return async (db, values) => {
		const kind = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
		const query = compiled[kind] ?? build(db, placeholder).compile();
		compiled[kind] = query;
		const parameters = query.parameters.map((parameter) =>
			parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
		);
		const direct = directRunOf(db);
		if (direct !== undefined) return direct(query.sql, parameters) as Row[];
		const result = await db.executeQuery<Row>({ ...query, parameters });
		return result.rows;
	};
}
