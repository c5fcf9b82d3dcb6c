import { type InsertObject, type Kysely, type SqlBool, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { type Codes, everyCode, type ListName, memberOf } from "../../../engine/index.ts";
import type { DataDoor } from "../open-database.ts";
import type { Database } from "../tables.ts";
import { and, withinCodes } from "./ordered-rows.ts";

/** Rows of one list of one tenant, as this version prepares them. */
export interface ListedRows {
	readonly tenant: string;
	readonly list: ListName;
	/** Changes when the same record is prepared otherwise. */
	readonly plan: string;
}

/** Some records in order of uuid, and how their rows are written. */
interface SomeRows {
	readonly uuids: readonly string[];
	readonly write: (db: Kysely<Database>) => Promise<void>;
}

/** Records that are done at a time. With all its columns a statement of so many has fewer values than a database takes. */
export const filledAtATime = 500;

/** Whether every record has its row, as this server prepares them. */
export async function isFilled(db: Kysely<Database>, rows: ListedRows): Promise<boolean> {
	const at = await placeOf(db, rows);
	return at !== undefined && at.filled === 1 && at.plan === rows.plan;
}

/** How many of the records that a person sees have their row. */
export interface RowsFilled {
	readonly done: number;
	readonly of: number;
}

/** Within these geography codes of `table`, where the records are. */
interface Among {
	readonly table: "realisation" | "request" | "charging_location";
	readonly codes: Codes;
}

/** Every page that waits for rows asks how far they are; a count of a million takes a tenth of a second. */
const countHoldsMs = 2_000;
const counts = new WeakMap<Kysely<Database>, LRUCache<string, Promise<RowsFilled>>>();

/** How far the rows of a list are; null when every record has its row, as this server prepares them. */
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

/** In hundredths, where the database would take too long to count: uuids are spread evenly, and records are done in their order. */
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
 * Fills in the rows of some more records that were there before the rows were, or were prepared otherwise; true when
 * there is nothing left to do. Where it was is kept, so whoever is interrupted goes on there. `after`: `filledAtATime`
 * records behind a uuid, fewer at the end.
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

/** Records that are looked at for what was missed, at a time: a whole country at once takes longer than a statement may. */
const lookedAtATime = 10_000;

/** By list and tenant, the `synced` up to which this server found that every record has its row: what is written later has a higher one. */
const looked = new WeakMap<Kysely<Database>, Map<string, number>>();

/** Records by their `synced`: behind the one, up to and with the other. */
export interface LookedAt {
	readonly after: number;
	readonly upTo: number;
}

/** Those to look through next for what a former version, which knows of no rows, has changed; null when there is none left. */
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

/** They all have their row. */
export function haveRows(db: Kysely<Database>, { tenant, list }: Pick<ListedRows, "tenant" | "list">, { upTo }: LookedAt): void {
	const known = looked.get(db) ?? new Map<string, number>();
	looked.set(db, known.set(`${list} ${tenant}`, upTo));
}

/** What tells those of them whose row a former version of the product, which knows of no rows, did not write. */
export function lacksRow(table: Among["table"], rows: RowTable, { after, upTo }: LookedAt) {
	const [synced, row] = [sql.ref(`${table}.synced`), sql.table(rows)];
	return sql<SqlBool>`${synced} > ${after} and ${synced} <= ${upTo} and not exists (select 1 from ${row} r
		where r.tenant = ${sql.ref(`${table}.tenant`)} and r.uuid = ${sql.ref(`${table}.uuid`)} and r.synced >= ${synced})`;
}

type RowTable = "realisation_row" | "request_row" | "location_row";

/** Writes rows of a list, all with the same columns; what is newer already stays. */
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

/** Records whose rows are made of nothing but themselves. */
interface RecordsToFill<Stored extends { readonly uuid: string }> {
	readonly table: Among["table"];
	/** `filledAtATime` behind a uuid in order of uuid, fewer at the end. */
	readonly after: (uuid: string) => Promise<readonly Stored[]>;
	/** Those among these, at most `filledAtATime`, that a former version of the product, which knows of no rows, has changed. */
	readonly missed: (among: LookedAt) => Promise<readonly Stored[]>;
	/** Writes their rows. */
	readonly keep: (db: Kysely<Database>, records: readonly Stored[]) => Promise<void>;
}

/** One part of all there is to fill in for a tenant; false when nothing was left to do. */
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

/** From now on the rows are to be filled in again. */
export async function unfill(db: Kysely<Database>, { tenant, list }: Pick<ListedRows, "tenant" | "list">): Promise<void> {
	await db.updateTable("listed_fill").set({ place: "", filled: 0 }).where("tenant", "=", tenant).where("list", "=", list).execute();
}
