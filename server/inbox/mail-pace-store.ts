import type { Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";
import type { OutboxRow } from "./mail-store.ts";

/** Names of items about comments begin with their record: `realisation|<uuid>|<number>`. */
const ofRecord = ({ item }: OutboxRow) => `${item.slice(0, item.lastIndexOf("|") + 1)}%`;
const goesWith = ({ uuid }: Pick<OutboxRow, "uuid">) => `with ${uuid}`;

export interface Tried {
	readonly tries: number;
	/** See the table: when it was sent, or will be tried again. */
	readonly due_at: number;
	readonly state: OutboxRow["state"];
}

/**
 * The messages to the same reader about the same record that were sent or tried; of those with equal state and number of tries only the
 * last.
 */
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
 * How long a message that goes along with another waits on its own, in milliseconds: longer than a message is retried. It is only sent
 * separately when a server of a former version sent the other one without it.
 */
const alongMs = 10 * 86_400_000;

/**
 * Part of the write that notes the first try of a message: waiting messages of the same kind to the same reader about the same record go
 * along with it from then on, and refer to its uuid. Only at the first try: after that a mail server may already have accepted it, and
 * shows it only once.
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
		// Leaves out messages that go along with another one that is still being tried.
		.where("reason", "=", "")
		.returning("uuid")
		.execute();
	return taken.map(({ uuid }) => uuid);
}

/** Part of the write that ends a message: the messages that went along were covered by it, or have nothing left to report. */
export async function dropAlong(db: Kysely<Database>, row: OutboxRow): Promise<void> {
	await withIt(db, row).set({ state: "dropped" }).execute();
}

/** Part of the write that gives up a message: the messages that went along are sent after all. */
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

/** The items that a message reports: its own, and those of the messages that go along with it. */
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
