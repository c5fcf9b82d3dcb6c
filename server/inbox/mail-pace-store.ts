import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";
import type { OutboxRow } from "./mail-store.ts";

/** Names of items about comments begin with their record: `realisation|<uuid>|<number>`. */
const ofRecord = ({ item }: OutboxRow) => `${item.slice(0, item.lastIndexOf("|") + 1)}%`;
const goesWith = ({ uuid }: Pick<OutboxRow, "uuid">) => `with ${uuid}`;

export interface Tried {
	readonly tries: number;
	/** See the table: when it left, or is tried again. */
	readonly due_at: number;
	readonly state: OutboxRow["state"];
}

/** The messages about this one's record to its reader that left or were tried: of those alike the last. */
export async function findTried(db: Kysely<Database>, row: OutboxRow): Promise<readonly Tried[]> {
	const rows = await db
		.selectFrom("mail_outbox")
		.select((is) => ["state", "tries", is.fn.max("due_at").as("due_at")])
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where((is) => is.or([is("state", "=", "sent"), is.and([is("state", "=", "waiting"), is("tries", ">", 0)])]))
		.groupBy(["state", "tries"])
		.execute();
	return rows.map(({ state, tries, due_at }) => ({ state, tries, due_at: Number(due_at) }));
}

/**
 * How long what goes with a message waits by itself, in milliseconds: longer than a message is tried. Only when a server of a
 * former version sent that message, without it, is it told alone.
 */
const alongMs = 10 * 86_400_000;

/**
 * Part of the write that notes the first try of a message: what waits for the same reader about the same record, of the same
 * kind, goes with it from then on, and is answered by its uuid. Never later: a mail server may have taken it already, and shows it once.
 */
export async function takeAlong(db: Kysely<Database>, row: OutboxRow, now: number): Promise<readonly string[]> {
	const taken = await db
		.updateTable("mail_outbox")
		.set({ due_at: now + alongMs, reason: goesWith(row) })
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where("item", "<>", row.item)
		.where("kind", "=", row.kind)
		.where("state", "=", "waiting")
		.where("tries", "=", 0)
		// Not what goes with another that is still tried.
		.where("reason", "=", "")
		.returning("uuid")
		.execute();
	return taken.map(({ uuid }) => uuid);
}

/** Part of the write that ends a message: what went with it is told by it, or has nothing to tell. */
export async function dropAlong(db: Kysely<Database>, row: OutboxRow): Promise<void> {
	await withIt(db, row).set({ state: "dropped" }).execute();
}

/** Part of the write that gives up a message: what went with it is told after all. */
export async function releaseAlong(db: Kysely<Database>, row: OutboxRow, now: number): Promise<void> {
	await withIt(db, row).set({ state: "waiting", due_at: now, reason: "" }).execute();
}

const withIt = (db: Kysely<Database>, row: OutboxRow) =>
	db
		.updateTable("mail_outbox")
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where("reason", "=", goesWith(row));

/** The items that a message tells of: its own, and those that go with it. */
export async function findToldOf(db: Kysely<Database>, row: OutboxRow): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("mail_outbox")
		.select("item")
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where("reason", "=", goesWith(row))
		.execute();
	return [row.item, ...rows.map(({ item }) => item)];
}
