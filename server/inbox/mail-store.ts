import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Selectable } from "kysely";
import { type CommentedRecord, commentItem } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

export const mailHows = ["now", "daily", "off"] as const;
export type MailHow = (typeof mailHows)[number];
export type OutboxRow = Selectable<Database["mail_outbox"]>;

/** Time for the reader to see something in the product before a message about it may be sent, in milliseconds. */
const restMs = 20_000;

interface Told {
	readonly tenant: string;
	readonly entity: CommentedRecord;
	readonly record: string;
	/** Number of the comment. */
	readonly number: number;
	readonly kind: "mention" | "reply";
	readonly people: readonly string[];
	/** How people without a choice of their own are notified of this kind. */
	readonly usual: MailHow;
	readonly now: number;
}

/** Part of the write of a comment: adds a message for each of these people who wants to be notified at once. */
export async function putInOutbox(db: Kysely<Database>, { tenant, entity, record, number, kind, people, usual, now }: Told): Promise<void> {
	if (people.length === 0) return;
	const rows = await db
		.selectFrom("mail_choice")
		.select(["user_id", "how"])
		.where("tenant", "=", tenant)
		.where("user_id", "in", people)
		.where("kind", "=", kind)
		.execute();
	const chosen = new Map(rows.map(({ user_id, how }) => [user_id, how]));
	const item = commentItem(entity, record, number);
	await insertMessages(
		db,
		people
			.filter((person) => (chosen.get(person) ?? usual) === "now")
			.map((user_id) => ({ tenant, user_id, item, kind, due_at: now + restMs, created_at: now })),
	);
}

type NewMessage = Omit<Insertable<Database["mail_outbox"]>, "uuid" | "state" | "tries" | "reason">;

/** Rows per statement: databases take tens of thousands of values, and a daily message may go to everybody. */
const atATime = 500;

/** Adds one message per item and person; repeating it is a no-op. */
export async function insertMessages(db: Kysely<Database>, messages: readonly NewMessage[]): Promise<void> {
	for (let start = 0; start < messages.length; start += atATime) {
		const some = messages.slice(start, start + atATime);
		await db
			.insertInto("mail_outbox")
			.values(some.map((message) => ({ ...message, uuid: randomUUID(), state: "waiting", tries: 0, reason: "" })))
			.onConflict((conflict) => conflict.columns(["tenant", "user_id", "item"]).doNothing())
			.execute();
	}
}

/** How somebody wants to be notified, by kind of item. */
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

/** Ends the daily messages to this person; `usual`: kinds that they contain for people without a choice of their own. */
export async function endDaily(
	db: Kysely<Database>,
	{
		tenant,
		userId,
		usual,
		at,
	}: { readonly tenant: string; readonly userId: string; readonly usual: readonly string[]; readonly at: number },
): Promise<void> {
	if (usual.length > 0) {
		await db
			.insertInto("mail_choice")
			.values(usual.map((kind) => ({ tenant, user_id: userId, kind, how: "off" as const, at })))
			.onConflict((conflict) => conflict.columns(["tenant", "user_id", "kind"]).doNothing())
			.execute();
	}
	await db
		.updateTable("mail_choice")
		.set({ how: "off", at })
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.where("how", "=", "daily")
		.execute();
}

interface DailyAsked {
	readonly before: number;
	readonly usual: readonly string[];
	/** The item name of the day's message in the outbox. */
	readonly item: string;
}

/**
 * People who chose a daily message before this instant, and people who had been here by then and have no choice of their own for a kind
 * that is daily by default (`usual`). Without those whose message of the day is already in the outbox, which is everybody after the first
 * round of a day.
 */
export async function findDailyReaders(
	db: Kysely<Database>,
	tenant: string,
	{ before, usual, item }: DailyAsked,
): Promise<readonly string[]> {
	const queued = db
		.selectFrom("mail_outbox")
		.select("mail_outbox.item")
		.where("mail_outbox.tenant", "=", tenant)
		.where("mail_outbox.item", "=", item);
	const chosen = await db
		.selectFrom("mail_choice")
		.select("user_id")
		.distinct()
		.where("tenant", "=", tenant)
		.where("how", "=", "daily")
		.where("at", "<", before)
		.where((is) => is.not(is.exists(queued.where("mail_outbox.user_id", "=", is.ref("mail_choice.user_id")))))
		.execute();
	const silent =
		usual.length === 0
			? []
			: await db
					.selectFrom("person_seen")
					.select("user_id")
					.where("tenant", "=", tenant)
					.where("first_at", "<", before)
					.where((is) => is.not(is.exists(queued.where("mail_outbox.user_id", "=", is.ref("person_seen.user_id")))))
					.where((is) =>
						is(
							is
								.selectFrom("mail_choice")
								.select((of) => of.fn.countAll<number>().as("count"))
								.whereRef("mail_choice.tenant", "=", "person_seen.tenant")
								.whereRef("mail_choice.user_id", "=", "person_seen.user_id")
								.where("kind", "in", usual),
							"<",
							usual.length,
						),
					)
					.execute();
	return [...new Set([...chosen, ...silent].map(({ user_id }) => user_id))];
}

/** Gives up waiting older daily messages of people who have this newer one, which includes their contents. */
export async function failOlderDaily(db: Kysely<Database>, tenant: string, item: string): Promise<void> {
	await db
		.updateTable("mail_outbox")
		.set({ state: "failed" })
		.where("tenant", "=", tenant)
		.where("kind", "=", "daily")
		.where("state", "=", "waiting")
		.where("item", "<>", item)
		.where("user_id", "in", (is) =>
			is.selectFrom("mail_outbox as newer").select("newer.user_id").where("newer.tenant", "=", tenant).where("newer.item", "=", item),
		)
		.execute();
}

/** When the previous daily message was created, unless it was given up; undefined when there is none. */
export async function findDailyBefore(db: Kysely<Database>, { tenant, user_id, created_at }: OutboxRow): Promise<number | undefined> {
	const row = await db
		.selectFrom("mail_outbox")
		.select((is) => is.fn.max("created_at").as("at"))
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("kind", "=", "daily")
		// A message that was given up was never read: the next one includes its contents.
		.where("state", "<>", "failed")
		.where("created_at", "<", created_at)
		.executeTakeFirst();
	return row?.at == null ? undefined : Number(row.at);
}

/** The messages that are due, longest waiting first; daily ones come last, so that the others do not wait for thousands of them. */
export async function findDueMessages(db: Kysely<Database>, now: number, most: number): Promise<readonly OutboxRow[]> {
	const rows = await db
		.selectFrom("mail_outbox")
		.selectAll()
		.where("state", "=", "waiting")
		.where("due_at", "<=", now)
		.orderBy((is) => is("kind", "=", "daily"))
		.orderBy("due_at")
		// Messages about one record may be held back until the same instant: then the older goes first, and no kind waits for ever.
		.orderBy("created_at")
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
