import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import { prepared, preparedChange } from "../database/dialects/prepared.ts";
import type { BulkItemState } from "../database/tables/bulk-tables.ts";
import type { Database } from "../database/tables/tables.ts";

export type BulkActRow = Selectable<Database["bulk_act"]>;
export type BulkItemRow = Selectable<Database["bulk_item"]>;

interface Key {
	readonly tenant: string;
	readonly uuid: string;
}

/** Rows per statement: SQLite takes about 32,000 values at once and a row has 10. */
const rowsAtOnce = 500;

/** Acts of one person that were checked and not yet run: each tab and each list may have its own. */
const mostChecked = 10;

/** Stores the result of a check. Of the acts that this person checked but never ran, only the newest are kept. */
export async function insertCheck(
	db: Kysely<Database>,
	act: Insertable<Database["bulk_act"]>,
	items: readonly Insertable<Database["bulk_item"]>[],
): Promise<void> {
	const older = await db
		.selectFrom("bulk_act")
		.select("uuid")
		.where("tenant", "=", act.tenant)
		.where("user_id", "=", act.user_id)
		.where("state", "=", "checked")
		.orderBy("checked_at", "desc")
		.orderBy("uuid")
		.execute();
	const forgotten = older.slice(mostChecked - 1).map(({ uuid }) => uuid);
	if (forgotten.length > 0) await db.deleteFrom("bulk_act").where("tenant", "=", act.tenant).where("uuid", "in", forgotten).execute();
	await db.insertInto("bulk_act").values(act).execute();
	for (let start = 0; start < items.length; start += rowsAtOnce) {
		await db
			.insertInto("bulk_item")
			.values(items.slice(start, start + rowsAtOnce))
			.execute();
	}
}

export async function findAct(db: Kysely<Database>, { tenant, uuid }: Key): Promise<BulkActRow | undefined> {
	return db.selectFrom("bulk_act").selectAll().where("tenant", "=", tenant).where("uuid", "=", uuid).executeTakeFirst();
}

/** How many items of an act are in each state. */
export async function countItems(db: Kysely<Database>, { tenant, uuid }: Key): Promise<ReadonlyMap<BulkItemState, number>> {
	const rows = await db
		.selectFrom("bulk_item")
		.select(["state", sql<number>`count(*)`.as("items")])
		.where("tenant", "=", tenant)
		.where("act_uuid", "=", uuid)
		.groupBy("state")
		.execute();
	return new Map(rows.map(({ state, items }) => [state, Number(items)]));
}

/** The refusals, most frequent first: each reason once, with the number of items. */
export async function countReasons(
	db: Kysely<Database>,
	{ tenant, uuid }: Key,
	most: number,
): Promise<readonly { state: BulkItemState; message: string; items: number }[]> {
	const rows = await db
		.selectFrom("bulk_item")
		.select(["state", "message", sql<number>`count(*)`.as("items")])
		.where("tenant", "=", tenant)
		.where("act_uuid", "=", uuid)
		.where("message", "!=", "")
		.groupBy(["state", "message"])
		// Items that can be done have no reason, but may have a note.
		.orderBy(sql`case when state = 'can' then 1 else 0 end`)
		.orderBy("items", "desc")
		.orderBy("message")
		.limit(most)
		.execute();
	return rows.map((row) => ({ ...row, items: Number(row.items) }));
}

/** Items in order, after a number. */
export async function listItems(
	db: Kysely<Database>,
	{ tenant, uuid }: Key,
	{ states, after, most }: { readonly states: readonly BulkItemState[] | null; readonly after: number; readonly most: number },
): Promise<readonly BulkItemRow[]> {
	let query = db
		.selectFrom("bulk_item")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("act_uuid", "=", uuid)
		.where("number", ">", after)
		.orderBy("number")
		.limit(most);
	if (states !== null) query = query.where("state", "in", states);
	return query.execute();
}

export type ActChange = Partial<Pick<BulkActRow, "state" | "act" | "roles" | "asked_at" | "holder" | "held_until">>;

export async function updateAct(db: Kysely<Database>, { tenant, uuid }: Key, change: ActChange): Promise<void> {
	await db.updateTable("bulk_act").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

/** Unfinished acts that no server has claimed. */
export async function listLeftActs(db: Kysely<Database>, now: number): Promise<readonly BulkActRow[]> {
	return db.selectFrom("bulk_act").selectAll().where("state", "in", ["running", "undoing"]).where("held_until", "<", now).execute();
}

/** Claims an act that nobody has claimed; false when another server was first. */
export async function holdAct(db: Kysely<Database>, { tenant, uuid }: Key, holder: string, now: number, until: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("bulk_act")
		.set({ holder, held_until: until })
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.where("state", "in", ["running", "undoing"])
		.where((is) => is.or([is("held_until", "<", now), is("holder", "=", holder)]))
		.executeTakeFirst();
	return Number(numUpdatedRows) > 0;
}

/** Removes acts older than these instants: those that were only checked, and those that are not in progress. */
export async function forgetActs(
	db: Kysely<Database>,
	tenant: string,
	before: { readonly ended: number; readonly checked: number },
): Promise<void> {
	await db
		.deleteFrom("bulk_act")
		.where("tenant", "=", tenant)
		.where("state", "not in", ["running", "undoing"])
		.where((is) =>
			is.or([is("checked_at", "<", before.ended), is.and([is("state", "=", "checked"), is("checked_at", "<", before.checked)])]),
		)
		.execute();
}

const toDo = prepared<Key & { number: number }, Pick<BulkItemRow, "state" | "synced" | "former"> & { act_state: BulkActRow["state"] }>(
	(db, value) =>
		db
			.selectFrom("bulk_item")
			.innerJoin("bulk_act", (join) =>
				join.onRef("bulk_act.tenant", "=", "bulk_item.tenant").onRef("bulk_act.uuid", "=", "bulk_item.act_uuid"),
			)
			.select(["bulk_item.state", "bulk_item.synced", "bulk_item.former", "bulk_act.state as act_state"])
			.where("bulk_item.tenant", "=", value("tenant"))
			.where("bulk_item.act_uuid", "=", value("uuid"))
			.where("bulk_item.number", "=", value("number")),
);

/** The current state of an item within the write that carries it out, with the state of its act. */
export async function findItemToDo(db: Kysely<Database>, key: Key & { number: number }) {
	return (await toDo(db, key))[0];
}

const outcome = preparedChange<Key & { number: number } & Pick<BulkItemRow, "state" | "synced" | "code" | "message" | "former">>(
	(db, value) =>
		db
			.updateTable("bulk_item")
			.set({
				state: value("state"),
				synced: value("synced"),
				code: value("code"),
				message: value("message"),
				former: value("former"),
			})
			.where("tenant", "=", value("tenant"))
			.where("act_uuid", "=", value("uuid"))
			.where("number", "=", value("number")),
);

/** Stores the outcome of an item. */
export async function updateItem(
	db: Kysely<Database>,
	item: Key & { number: number } & Pick<BulkItemRow, "state" | "synced" | "code" | "message" | "former">,
): Promise<void> {
	await outcome(db, item);
}
