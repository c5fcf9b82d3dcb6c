import { type InsertObject, type Kysely, type SqlBool, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { type Codes, everyCode, type ListName, memberOf } from "../../../engine/index.ts";
import type { DataDoor } from "../opening/open-database.ts";
import type { Database } from "../tables/tables.ts";
import { and, withinCodes } from "./ordered-rows.ts";

/** Rows of one list of one tenant, in the form that this version prepares. */
export interface ListedRows {
	readonly tenant: string;
	readonly list: ListName;
	/** Changes when the same record is prepared differently. */
	readonly plan: string;
}

/** Some records in order of uuid, and the write for their rows. */
interface SomeRows {
	readonly uuids: readonly string[];
	readonly write: (db: Kysely<Database>) => Promise<void>;
}

/** Records per batch. At this number a statement, with all its columns, stays below the databases' limit on values. */
export const filledAtATime = 500;

/** Whether every record has its row, in the form that this server prepares. */
export async function isFilled(db: Kysely<Database>, rows: ListedRows): Promise<boolean> {
	const at = await placeOf(db, rows);
	return at !== undefined && at.filled === 1 && at.plan === rows.plan;
}

/** How many of the records that a person sees have their row. */
export interface RowsFilled {
	readonly done: number;
	readonly of: number;
}

/** The records in `table` within these geography codes. */
interface Among {
	readonly table: "realisation" | "request" | "charging_location";
	readonly codes: Codes;
}

/** Every page that waits for rows polls the progress, and counting a million takes a tenth of a second. */
const countHoldsMs = 2_000;
const counts = new WeakMap<Kysely<Database>, LRUCache<string, Promise<RowsFilled>>>();

/** Progress of the rows of a list; null when every record has its row, in the form that this server prepares. */
export async function rowsToFill(db: Kysely<Database>, rows: ListedRows, among: Among): Promise<RowsFilled | null> {
	const at = await placeOf(db, rows);
	if (at?.filled === 1 && at.plan === rows.plan) return null;
	const place = at?.plan === rows.plan ? at.place : "";
	const known = counts.get(db) ?? new LRUCache<string, Promise<RowsFilled>>({ max: 500, ttl: countHoldsMs });
	counts.set(db, known);
	const key = JSON.stringify([rows.tenant, among.table, among.codes]);
	const counting = known.get(key) ?? countFilled(db, rows.tenant, place, among).catch(() => partFilled(place));
	known.set(key, counting, { noUpdateTTL: true });
	return counting;
}

/** Estimate in hundredths, for when counting takes too long: uuids are spread evenly, and records are done in their order. */
function partFilled(place: string): RowsFilled {
	return { done: place === "" ? 0 : Math.floor((100 * Number.parseInt(place.slice(0, 8), 16)) / 2 ** 32), of: 100 };
}

async function countFilled(db: Kysely<Database>, tenant: string, place: string, { table, codes }: Among): Promise<RowsFilled> {
	if (codes !== everyCode && codes.length === 0) return { done: 0, of: 0 };
	const { rows } = await sql<{ done: number | string | null; whole: number | string }>`
		select sum(case when r.uuid <= ${place} then 1 else 0 end) as done, count(*) as whole
		from ${sql.table(table)} r where ${and(withinCodes(tenant, codes))}`.execute(db);
	return { done: Number(rows[0]?.done ?? 0), of: Number(rows[0]?.whole ?? 0) };
}

function placeOf(db: Kysely<Database>, { tenant, list }: ListedRows) {
	return db.selectFrom("listed_fill").selectAll().where("tenant", "=", tenant).where("list", "=", list).executeTakeFirst();
}

/**
 * Fills in the rows of some more records that are older than the rows, or were prepared differently; true when there is nothing left to do.
 * The position is stored, so that an interrupted fill resumes there. `after`: up to `filledAtATime` records after a uuid; fewer means the
 * end.
 */
export async function fillSome(
	data: Pick<DataDoor, "db" | "write">,
	rows: ListedRows,
	after: (uuid: string) => Promise<SomeRows>,
): Promise<boolean> {
	const { tenant, list, plan } = rows;
	const known = await placeOf(data.db, rows);
	const at = known?.plan === plan ? known : { place: "", filled: 0 };
	if (at.filled === 1) return true;
	const { uuids, write } = await after(at.place);
	const filled = uuids.length < filledAtATime ? 1 : 0;
	const place = uuids.at(-1) ?? at.place;
	await data.write(tenant, async ({ db }) => {
		await write(db);
		await db
			.insertInto("listed_fill")
			.values({ tenant, list, plan, place, filled })
			.onConflict((conflict) => conflict.columns(["tenant", "list"]).doUpdateSet({ plan, place, filled }))
			.execute();
	});
	return filled === 1;
}

/** Records per search for missed ones: searching a whole country at once would exceed the statement timeout. */
const lookedAtATime = 10_000;

/**
 * By list and tenant, the `synced` up to which this server found that every record has its row: anything written later has a higher one.
 */
const looked = new WeakMap<Kysely<Database>, Map<string, number>>();

/** A range of `synced`: after the one, up to and including the other. */
export interface LookedAt {
	readonly after: number;
	readonly upTo: number;
}

/** The next range to search for records changed by a former version, which does not write rows; null when none is left. */
export async function nextToLookAt(
	db: Kysely<Database>,
	{ tenant, list }: Pick<ListedRows, "tenant" | "list">,
	table: Among["table"],
): Promise<LookedAt | null> {
	const after = looked.get(db)?.get(`${list} ${tenant}`) ?? 0;
	const { rows } = await sql<{
		synced: number | string | null;
	}>`select max(synced) as synced from (select r.synced from ${sql.table(table)} r
		where r.tenant = ${tenant} and r.synced > ${after} order by r.synced limit ${lookedAtATime}) next`.execute(db);
	const synced = rows[0]?.synced ?? null;
	return synced === null ? null : { after, upTo: Number(synced) };
}

/** Notes that all records in this range have their row. */
export function haveRows(db: Kysely<Database>, { tenant, list }: Pick<ListedRows, "tenant" | "list">, { upTo }: LookedAt): void {
	const known = looked.get(db) ?? new Map<string, number>();
	looked.set(db, known.set(`${list} ${tenant}`, upTo));
}

/** Condition for records in the range whose row is missing or outdated, because a former version that does not write rows changed them. */
export function lacksRow(table: Among["table"], rows: RowTable, { after, upTo }: LookedAt) {
	const [synced, row] = [sql.ref(`${table}.synced`), sql.table(rows)];
	return sql<SqlBool>`${synced} > ${after} and ${synced} <= ${upTo} and not exists (select 1 from ${row} r
		where r.tenant = ${sql.ref(`${table}.tenant`)} and r.uuid = ${sql.ref(`${table}.uuid`)} and r.synced >= ${synced})`;
}

type RowTable = "realisation_row" | "request_row" | "location_row";

/** Writes rows of a list, all with the same columns; newer rows are kept. */
export async function keepRows<Table extends RowTable>(
	db: Kysely<Database>,
	table: Table,
	rows: readonly InsertObject<Database, Table>[],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {});
	const replaced = columns.filter((column) => column !== "tenant" && column !== "uuid");
	const valuesOf = (row: object) => sql`(${sql.join(columns.map((column) => memberOf(row, column)))})`;
	for (let start = 0; start < rows.length; start += filledAtATime) {
		const some = rows.slice(start, start + filledAtATime);
		await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
			values ${sql.join(some.map(valuesOf))}
			on conflict (tenant, uuid) do update set ${sql.join(replaced.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
			where ${sql.ref(`${table}.synced`)} <= excluded.synced`.execute(db);
	}
}

/** A list whose rows each depend on one record only. */
interface RecordsToFill<Stored extends { readonly uuid: string }> {
	readonly table: Among["table"];
	/** Up to `filledAtATime` records after a uuid, in order of uuid; fewer means the end. */
	readonly after: (uuid: string) => Promise<readonly Stored[]>;
	/** Records in this range, at most `filledAtATime`, that were changed by a former version, which does not write rows. */
	readonly missed: (among: LookedAt) => Promise<readonly Stored[]>;
	/** Writes their rows. */
	readonly keep: (db: Kysely<Database>, records: readonly Stored[]) => Promise<void>;
}

/** Fills in one part of what a tenant still lacks; false when nothing was left to do. */
export async function fillRecords<Stored extends { readonly uuid: string }>(
	data: Pick<DataDoor, "db" | "write">,
	rows: ListedRows,
	{ table, after, missed, keep }: RecordsToFill<Stored>,
): Promise<boolean> {
	const some = async (uuid: string): Promise<SomeRows> => {
		const records = await after(uuid);
		return { uuids: records.map((each) => each.uuid), write: (db) => keep(db, records) };
	};
	if (!(await fillSome(data, rows, some))) return true;
	for (;;) {
		const among = await nextToLookAt(data.db, rows, table);
		if (among === null) return false;
		const left = await missed(among);
		if (left.length > 0) await data.write(rows.tenant, ({ db }) => keep(db, left));
		if (left.length < filledAtATime) haveRows(data.db, rows, among);
		if (left.length > 0) return true;
	}
}

/** Marks all rows as to be filled in again. */
export async function unfill(db: Kysely<Database>, { tenant, list }: Pick<ListedRows, "tenant" | "list">): Promise<void> {
	await db.updateTable("listed_fill").set({ place: "", filled: 0 }).where("tenant", "=", tenant).where("list", "=", list).execute();
}
