import { type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "../tables/tables.ts";

/** Bounds the length of a statement and of a transaction. */
export const stagedAtATime = 500;

/**
 * Stores rows for a table as JSON, aside from the table where nothing reads them. `first`: number of the first row, counting from 1 within
 * run and table.
 */
export async function stageRows(
	db: Kysely<Database>,
	{ run, target, first, now }: { readonly run: string; readonly target: string; readonly first: number; readonly now: number },
	rows: readonly object[],
): Promise<void> {
	for (let start = 0; start < rows.length; start += stagedAtATime) {
		const some = rows.slice(start, start + stagedAtATime);
		await db
			.insertInto("staged_row")
			.values(some.map((row, index) => ({ run, target, number: first + start + index, content: JSON.stringify(row), staged_at: now })))
			.execute();
	}
}

/** Within a statement on staged rows: a member of the row, and the row's number. */
interface StagedRow {
	readonly member: (name: string) => RawBuilder<unknown>;
	readonly number: RawBuilder<number>;
}

type Computed = Readonly<Record<string, (row: StagedRow) => RawBuilder<unknown>>>;

/**
 * Inserts the staged rows of a run into their table in one statement, whatever their number. `columns`: taken as staged; `computed`: only
 * known at this moment. `ignore`: skips rows whose key already exists.
 */
export async function showRows(
	db: Kysely<Database>,
	run: string,
	{ target, from = target, columns, computed = {}, ignore = false }: ShownTable,
): Promise<void> {
	const row = stagedRowOf(db);
	const [names, values] = [
		[...columns, ...Object.keys(computed)].map((name) => sql.ref(name)),
		[...columns.map((name) => row.member(name)), ...Object.values(computed).map((value) => value(row))],
	];
	await sql`insert into ${sql.table(target)} (${sql.join(names)}) select ${sql.join(values)} from ${stagedFrom(db, target)} where staged_row.run = ${run} and staged_row.target = ${from} order by staged_row.number ${ignore ? sql`on conflict do nothing` : sql``}`.execute(
		db,
	);
}

interface ShownTable {
	readonly target: string;
	/** Name under which the rows are staged; by default that of the table. */
	readonly from?: string;
	readonly columns: readonly string[];
	readonly computed?: Computed;
	readonly ignore?: boolean;
}

/** Updates the rows of a table to those staged under `target`, matched by tenant and uuid; returns how many were updated. */
export async function changeRows(
	db: Kysely<Database>,
	run: string,
	{ table, target, columns, computed, unchanged }: ChangedTable,
): Promise<number> {
	const row = stagedRowOf(db);
	const sets = [
		...columns.map((name) => sql`${sql.ref(name)} = ${row.member(name)}`),
		...Object.entries(computed).map(([name, value]) => sql`${sql.ref(name)} = ${value(row)}`),
	];
	const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.join(sets)} from ${stagedFrom(db, table)}
		where staged_row.run = ${run} and staged_row.target = ${target}
		and ${sql.ref(`${table}.tenant`)} = ${row.member("tenant")} and ${sql.ref(`${table}.uuid`)} = ${row.member("uuid")}
		and ${sql.ref(`${table}.${unchanged.column}`)} = ${row.member(unchanged.column)}`.execute(db);
	return Number(numAffectedRows);
}

interface ChangedTable {
	readonly table: string;
	readonly target: string;
	readonly columns: readonly string[];
	readonly computed: Computed;
	/** A column that must equal the staged value; otherwise somebody has changed the row in the meantime. */
	readonly unchanged: { readonly column: string };
}

/** A text member of a staged row, in a statement that names `staged_row`. */
export function jsonMember(db: Kysely<Database>, name: string): RawBuilder<string> {
	return isPostgres(db) ? sql`(staged_row.content::json ->> ${sql.lit(name)})` : sql`(staged_row.content ->> ${sql.lit(`$.${name}`)})`;
}

/** Removes the staged rows of a run. */
export async function forgetStaged(db: Kysely<Database>, run: string): Promise<void> {
	await db.deleteFrom("staged_row").where("run", "=", run).execute();
}

/** Removes the staged rows of runs that were interrupted before `before` (milliseconds since 1970). */
export async function forgetLeftStaged(db: Kysely<Database>, before: number): Promise<void> {
	await db.deleteFrom("staged_row").where("staged_at", "<", before).execute();
}

const isPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** The staged rows; on PostgreSQL joined with their contents, in the types of the table's columns. */
function stagedFrom(db: Kysely<Database>, table: string): RawBuilder<unknown> {
	if (!isPostgres(db)) return sql`staged_row`;
	return sql`staged_row cross join lateral json_populate_record(null::${sql.table(table)}, staged_row.content::json) as staged`;
}

function stagedRowOf(db: Kysely<Database>): StagedRow {
	const member = isPostgres(db)
		? (name: string) => sql`${sql.ref(`staged.${name}`)}`
		: (name: string) => sql`(staged_row.content ->> ${sql.lit(`$.${name}`)})`;
	return { member, number: sql<number>`staged_row.number` };
}

/** A staged JSON member as text; and such text in the form that the column takes. */
export const textOfJson = (db: Kysely<Database>, member: RawBuilder<unknown>) => (isPostgres(db) ? sql`${member}::text` : member);
export const jsonOf = (db: Kysely<Database>, text: RawBuilder<unknown>) => (isPostgres(db) ? sql`(${text})::jsonb` : text);

/** `A00123`: a letter followed by a number with at least this many digits. */
export function numbered(db: Kysely<Database>, letter: string, number: RawBuilder<number>, digits: number): RawBuilder<string> {
	const padded = isPostgres(db)
		? sql`lpad((${number})::text, greatest(${sql.lit(digits)}, length((${number})::text)), '0')`
		: sql`printf(${sql.lit(`%0${digits}d`)}, ${number})`;
	return sql<string>`${sql.lit(letter)} || ${padded}`;
}
