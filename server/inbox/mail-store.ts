import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { CommentedRecord } from "../../engine/index.ts";
import type { Database } from "../database/tables.ts";
import { commentItem } from "./notification-store.ts";

export const mailHows = ["now", "daily", "off"] as const;
export type MailHow = (typeof mailHows)[number];
export type OutboxRow = Selectable<Database["mail_outbox"]>;

/** Time to look at something in the product before a message about it leaves, in milliseconds. */
const restMs = 20_000;

interface Told {
	readonly tenant: string;
	readonly entity: CommentedRecord;
	readonly record: string;
	/** Of the comment. */
	readonly number: number;
	readonly kind: "mention" | "reply";
	readonly people: readonly string[];
	readonly now: number;
}

/** Part of the write that says something: a message for each of these people who wants one at once. */
export async function putInOutbox(db: Kysely<Database>, { tenant, entity, record, number, kind, people, now }: Told): Promise<void> {
	if (people.length === 0) return;
	const wanting = await db
		.selectFrom("mail_choice")
		.select("user_id")
		.where("tenant", "=", tenant)
		.where("user_id", "in", people)
		.where("kind", "=", kind)
		.where("how", "=", "now")
		.execute();
	const item = commentItem(entity, record, number);
	await insertMessages(
		db,
		wanting.map(({ user_id }) => ({ tenant, user_id, item, kind, due_at: now + restMs, created_at: now })),
	);
}

type NewMessage = Omit<Insertable<Database["mail_outbox"]>, "uuid" | "state" | "tries" | "reason">;

/** One for each item and person, however often it is asked for. */
export async function insertMessages(db: Kysely<Database>, messages: readonly NewMessage[]): Promise<void> {
	if (messages.length === 0) return;
	await db
		.insertInto("mail_outbox")
		.values(messages.map((message) => ({ ...message, uuid: randomUUID(), state: "waiting", tries: 0, reason: "" })))
		.onConflict((conflict) => conflict.columns(["tenant", "user_id", "item"]).doNothing())
		.execute();
}

/** How somebody wants to be told, by kind of item. */
export async function findMailChoices(db: Kysely<Database>, tenant: string, userId: string): Promise<ReadonlyMap<string, MailHow>> {
	const rows = await db
		.selectFrom("mail_choice")
		.select(["kind", "how"])
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.execute();
	return new Map(rows.map(({ kind, how }) => [kind, how]));
}

export async function setMailChoice(db: Kysely<Database>, row: Insertable<Database["mail_choice"]>): Promise<void> {
	const { how, at } = row;
	await db
		.insertInto("mail_choice")
		.values(row)
		.onConflict((conflict) => conflict.columns(["tenant", "user_id", "kind"]).doUpdateSet({ how, at }))
		.execute();
}

/** No more daily messages to this person. */
export async function endDaily(db: Kysely<Database>, tenant: string, userId: string, at: number): Promise<void> {
	await db
		.updateTable("mail_choice")
		.set({ how: "off", at })
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.where("how", "=", "daily")
		.execute();
}

/** Who chose a daily message before this instant. */
export async function findDailyReaders(db: Kysely<Database>, tenant: string, before: number): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("mail_choice")
		.select("user_id")
		.distinct()
		.where("tenant", "=", tenant)
		.where("how", "=", "daily")
		.where("at", "<", before)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

/** When the daily message before this one was made, unless that was given up; undefined when it is the first. */
export async function findDailyBefore(db: Kysely<Database>, { tenant, user_id, created_at }: OutboxRow): Promise<number | undefined> {
	const row = await db
		.selectFrom("mail_outbox")
		.select((is) => is.fn.max("created_at").as("at"))
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("kind", "=", "daily")
		// What was given up was never read: the next one has it too.
		.where("state", "<>", "failed")
		.where("created_at", "<", created_at)
		.executeTakeFirst();
	return row?.at == null ? undefined : Number(row.at);
}

/** What is to be sent by now, what waits longest first. */
export async function findDueMessages(db: Kysely<Database>, now: number, most: number): Promise<readonly OutboxRow[]> {
	const rows = await db
		.selectFrom("mail_outbox")
		.selectAll()
		.where("state", "=", "waiting")
		.where("due_at", "<=", now)
		.orderBy("due_at")
		.orderBy("uuid")
		.limit(most)
		.execute();
	return rows.map((row) => ({ ...row, due_at: Number(row.due_at), created_at: Number(row.created_at) }));
}

type Change = Partial<Pick<OutboxRow, "state" | "tries" | "due_at" | "reason">>;

export async function changeMessage(db: Kysely<Database>, { tenant, user_id, item }: OutboxRow, change: Change): Promise<void> {
	await db
		.updateTable("mail_outbox")
		.set(change)
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("item", "=", item)
		.execute();
}
