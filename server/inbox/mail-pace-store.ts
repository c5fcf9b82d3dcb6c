import type { Kysely } from "kysely";
import type { Database } from "../database/tables.ts";
import type { OutboxRow } from "./mail-store.ts";

/** Names of items about comments begin with their record: `realisation|<uuid>|<number>`. */
const ofRecord = ({ item }: OutboxRow) => `${item.slice(0, item.lastIndexOf("|") + 1)}%`;
const goesWith = ({ uuid }: Pick<OutboxRow, "uuid">) => `with ${uuid}`;

/**
 * When the last message about this one's record left for its reader, or one that was tried is tried again; undefined when there
 * is none. Milliseconds since 1970.
 */
export async function findLastTry(db: Kysely<Database>, row: OutboxRow): Promise<number | undefined> {
	const last = await db
		.selectFrom("mail_outbox")
		.select((is) => is.fn.max("due_at").as("at"))
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where((is) => is.or([is("state", "=", "sent"), is.and([is("state", "=", "waiting"), is("tries", ">", 0)])]))
		.executeTakeFirst();
	return last?.at == null ? undefined : Number(last.at);
}

/**
 * Part of the write that notes the first try of a message: what waits for the same reader about the same record, of the same
 * kind, goes with it from then on, and is answered by its uuid. Never later: a mail server may have taken it already, and shows it once.
 */
export async function takeAlong(db: Kysely<Database>, row: OutboxRow): Promise<readonly string[]> {
	const taken = await db
		.updateTable("mail_outbox")
		.set({ state: "dropped", reason: goesWith(row) })
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where("item", "<>", row.item)
		.where("kind", "=", row.kind)
		.where("state", "=", "waiting")
		.where("tries", "=", 0)
		.returning("uuid")
		.execute();
	return taken.map(({ uuid }) => uuid);
}

/** The items that a message tells of: its own, and those that go with it. */
export async function findToldOf(db: Kysely<Database>, row: OutboxRow): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("mail_outbox")
		.select("item")
		.where("tenant", "=", row.tenant)
		.where("user_id", "=", row.user_id)
		.where("item", "like", ofRecord(row))
		.where("state", "=", "dropped")
		.where("reason", "=", goesWith(row))
		.execute();
	return [row.item, ...rows.map(({ item }) => item)];
}
