import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { DataDoor } from "../opening/open-database.ts";
import type { FoundList } from "../tables/listed-tables.ts";
import type { Database } from "../tables/tables.ts";
import { isPostgres } from "./row-expressions.ts";

/** The texts by which the rows of one list are found. */
export interface FoundTexts {
	readonly tenant: string;
	readonly list: FoundList;
}

/** Shorter words are not in the index. */
const fewestLetters = 3;

/**
 * Up to this number, the uuids are listed in the query, which lets the database go straight to the rows; beyond it, a subquery selects
 * them.
 */
const mostNamed = 1_000;

/** Texts per batch of the fill. */
const atATime = 500;

/** Rows by uuid: a list when they are few, otherwise the subquery that selects them. */
export type FoundRows = { readonly uuids: readonly string[] } | { readonly asked: RawBuilder<unknown> };

/** Rows with a word in their text, according to the trigram index; null when the index cannot tell, and the rows have to be searched. */
export async function rowsWithWord(db: Kysely<Database>, rows: FoundTexts, word: string): Promise<FoundRows | null> {
	const letters = [...word];
	if (letters.length < fewestLetters || word.includes("\0") || !(await isFilled(db, rows))) return null;
	return foundRows(db, uuidsWith(db, rows, word, letters));
}

/** Whether the text of a row contains every word that the index knows, which leaves few rows to search. True when the index cannot tell. */
export async function mayHoldWords(
	db: Kysely<Database>,
	rows: FoundTexts,
	uuid: RawBuilder<unknown>,
	words: readonly string[],
): Promise<RawBuilder<SqlBool>> {
	const found = await Promise.all(words.map((word) => rowsWithWord(db, rows, word)));
	const held = found.filter((each) => each !== null).map((each) => isAmong(uuid, [each]));
	return held.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(held, sql` and `)})`;
}

/** `asked`: a query that selects uuids as `uuid`. */
export async function foundRows(db: Kysely<Database>, asked: RawBuilder<unknown>): Promise<FoundRows> {
	const { rows } = await sql<{ uuid: string }>`${asked} limit ${sql.lit(mostNamed + 1)}`.execute(db);
	return rows.length > mostNamed ? { asked } : { uuids: rows.map(({ uuid }) => uuid) };
}

/** Whether a row is among those found. A single `in`, whatever their number, so that the database uses an index. */
export function isAmong(uuid: RawBuilder<unknown>, found: readonly FoundRows[]): RawBuilder<SqlBool> {
	const named = [...new Set(found.flatMap((each) => ("uuids" in each ? each.uuids : [])))];
	const asked = found.flatMap((each) => ("asked" in each ? [each.asked] : []));
	if (asked.length === 0) return named.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${uuid} in (${sql.join(named)})`;
	const values = named.length === 0 ? [] : [sql`values ${sql.join(named.map((each) => sql`(${each})`))}`];
	return sql<SqlBool>`${uuid} in (${sql.join([...asked, ...values], sql` union `)})`;
}

function uuidsWith(db: Kysely<Database>, { tenant, list }: FoundTexts, word: string, letters: readonly string[]) {
	if (isPostgres(db)) {
		const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
		return sql`select t.uuid from listed_text t where t.tenant = ${tenant} and t.list = ${list} and t.text like ${pattern}`;
	}
	const threes = new Set(letters.slice(fewestLetters - 1).map((_, at) => letters.slice(at, at + fewestLetters).join("")));
	const asked = [...threes].map((three) => `"${three.replaceAll('"', '""')}"`).join(" AND ");
	return sql`select t.uuid from listed_text t where t.id in (select l.rowid from listed_letters l where listed_letters match ${asked})
		and t.tenant = ${tenant} and t.list = ${list} and instr(t.text, ${word}) > 0`;
}

/** Whether every row has its text in the index. */
async function isFilled(db: Kysely<Database>, { tenant, list }: FoundTexts): Promise<boolean> {
	return (await placeOf(db, tenant, list))?.filled === 1;
}

const placeOf = (db: Kysely<Database>, tenant: string, list: FoundList) =>
	db.selectFrom("listed_text_fill").selectAll().where("tenant", "=", tenant).where("list", "=", list).executeTakeFirst();

/** Source of the text that the triggers maintain, by list. */
const sources = {
	realisations: { table: "realisation_row", text: "search" },
	requests: { table: "request_row", text: "search" },
	locations: { table: "location_row", text: "search" },
	applicants: { table: "request_name", text: "name" },
} as const satisfies Readonly<Record<FoundList, object>>;

/** Indexes the texts of some more rows that are older than the triggers; false when nothing was left to do. */
export async function fillTexts(data: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	for (const list of ["realisations", "requests", "locations", "applicants"] as const) {
		if (!(await isFilled(data.db, { tenant, list }))) {
			await data.write(tenant, ({ db }) => fillSome(db, tenant, list));
			return true;
		}
	}
	return false;
}

async function fillSome(db: Kysely<Database>, tenant: string, list: FoundList): Promise<void> {
	const at = await placeOf(db, tenant, list);
	const { table, text } = sources[list];
	const { rows } = await sql<{ uuid: string; text: string }>`select uuid, ${sql.id(text)} as text from ${sql.table(table)}
		where tenant = ${tenant} and uuid > ${at?.place ?? ""} order by uuid limit ${sql.lit(atATime)}`.execute(db);
	if (rows.length > 0) {
		await db
			.insertInto("listed_text")
			.values(rows.map((row) => ({ tenant, list, ...row })))
			// A text that was written in the meantime is already up to date.
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	const reached = { place: rows.at(-1)?.uuid ?? at?.place ?? "", filled: rows.length < atATime ? 1 : 0 };
	await db
		.insertInto("listed_text_fill")
		.values({ tenant, list, ...reached })
		.onConflict((conflict) => conflict.columns(["tenant", "list"]).doUpdateSet(reached))
		.execute();
}
