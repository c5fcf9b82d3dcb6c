import type { Compilable, CompiledQuery, Kysely } from "kysely";
import { PostgresAdapter } from "kysely";
import type { Database } from "../tables/tables.ts";
import { heldBy } from "./held-connection.ts";

/** Placeholder in a query for a value that each run supplies. */
class Placeholder {
	readonly name: PropertyKey;
	constructor(name: PropertyKey) {
		this.name = name;
	}
}

type Build<Values, Row> = (db: Kysely<Database>, value: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>;

/**
 * A query that is built once per kind of database and run many times with other values. On SQLite building a query costs more than running
 * it, so the queries of every save and every page are prepared.
 */
export function prepared<Values extends object, Row>(build: Build<Values, Row>): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
	const filledIn = compiledOnce(build);
	return async (db, values) => {
		const query = filledIn(db, values);
		const held = heldBy(db);
		if (held !== undefined) return (await held.run(query.sql, query.parameters)) as Row[];
		return (await db.executeQuery<Row>(query)).rows;
	};
}

/**
 * The same for a change. Within a write nothing waits for its outcome: if it fails, the whole write fails before its caller is told that it
 * succeeded.
 */
export function preparedChange<Values extends object>(
	build: Build<Values, unknown>,
): (db: Kysely<Database>, values: Values) => Promise<void> {
	const filledIn = compiledOnce(build);
	return async (db, values) => {
		const query = filledIn(db, values);
		const held = heldBy(db);
		if (held !== undefined) held.send(query.sql, query.parameters);
		else await db.executeQuery(query);
	};
}

function compiledOnce<Values extends object, Row>(build: Build<Values, Row>): (db: Kysely<Database>, values: Values) => CompiledQuery<Row> {
	const compiled: { sqlite?: CompiledQuery<Row>; postgres?: CompiledQuery<Row> } = {};
	const placeholder = <Name extends keyof Values>(name: Name) => new Placeholder(name) as unknown as Values[Name];
	return (db, values) => {
		const kind = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
		const query = compiled[kind] ?? build(db, placeholder).compile();
		compiled[kind] = query;
		const parameters = query.parameters.map((parameter) =>
			parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
		);
		return { ...query, parameters };
	};
}
