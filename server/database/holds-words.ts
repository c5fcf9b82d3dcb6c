import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./tables/tables.ts";

/**
 * Whether each word occurs in one of the texts, ignoring case. Words are passed as values, not as patterns, so no character in them is
 * special.
 */
export function holdsWords(
	db: Kysely<Database>,
	texts: readonly (string | RawBuilder<string | null>)[],
	words: readonly string[],
): RawBuilder<SqlBool> {
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	const parts = texts.map((text) => sql`coalesce(lower(${typeof text === "string" ? sql.ref(text) : text}), '')`);
	// Texts are joined by a space, which no word contains.
	const all = sql`(${sql.join(parts, sql` || ' ' || `)})`;
	const found = words.map((word) => (isPostgres ? sql<SqlBool>`strpos(${all}, ${word}) > 0` : sql<SqlBool>`instr(${all}, ${word}) > 0`));
	return found.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}
