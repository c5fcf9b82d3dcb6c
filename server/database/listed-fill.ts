import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import { type Codes, everyCode, type ListName } from "../../engine/index.ts";
import type { DataDoor } from "./open-database.ts";
import { and, withinCodes } from "./ordered-rows.ts";
import type { Database } from "./tables.ts";

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

/** Records that are done at a time. */
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

/** Records whose rows are made of nothing but themselves. */
interface RecordsToFill<Stored extends { readonly uuid: string }> {
	/** `filledAtATime` behind a uuid in order of uuid, fewer at the end. */
	readonly after: (uuid: string) => Promise<readonly Stored[]>;
	/** Some that a former version of the product, which knows of no rows, has changed. */
	readonly missed: () => Promise<readonly Stored[]>;
	/** Writes their rows. */
	readonly keep: (db: Kysely<Database>, records: readonly Stored[]) => Promise<void>;
}

/** One part of all there is to fill in for a tenant; false when nothing was left to do. */
export async function fillRecords<Stored extends { readonly uuid: string }>(
	data: Pick<DataDoor, "db" | "write">,
	rows: ListedRows,
	{ after, missed, keep }: RecordsToFill<Stored>,
): Promise<boolean> {
	const some = async (uuid: string): Promise<SomeRows> => {
		const records = await after(uuid);
		return { uuids: records.map((each) => each.uuid), write: (db) => keep(db, records) };
	};
	if (!(await fillSome(data, rows, some))) return true;
	const left = await missed();
	if (left.length > 0) await data.write(rows.tenant, ({ db }) => keep(db, left));
	return left.length > 0;
}

/** From now on the rows are to be filled in again. */
export async function unfill(db: Kysely<Database>, { tenant, list }: Pick<ListedRows, "tenant" | "list">): Promise<void> {
	await db.updateTable("listed_fill").set({ place: "", filled: 0 }).where("tenant", "=", tenant).where("list", "=", list).execute();
}
