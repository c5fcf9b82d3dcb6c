import { type Insertable, type Kysely, type SqlBool, sql } from "kysely";
import { type CommentedRecord, commentItem, type PersonAccess } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

type Notification = Insertable<Database["notification"]>;

/** Part of the write of a comment: stores who is notified of it. */
export async function insertNotifications(db: Kysely<Database>, rows: readonly Notification[]): Promise<void> {
	if (rows.length > 0) await db.insertInto("notification").values(rows).execute();
}

/** Name of the item about an assigned conversation, whose first comment is `c`: assigning it again creates another item. */
export const assignItem = (entity: CommentedRecord) =>
	sql<string>`'assign|' || ${sql.lit(entity)} || '|' || c.record_uuid || '|' || c.number || '|' || c.assigned_at`;

interface Answered {
	readonly tenant: string;
	readonly access: PersonAccess;
	readonly entity: CommentedRecord;
	readonly record: string;
	/** Number of the comment that was answered. */
	readonly thread: number;
	readonly now: number;
}

/** Answering in a conversation settles the notification of it. */
export async function tickOffThread(db: Kysely<Database>, { tenant, access, entity, record, thread, now }: Answered): Promise<void> {
	const roles = access.roles.length === 0 ? ["-"] : access.roles;
	const told = await db
		.selectFrom("notification")
		.select("number")
		.distinct()
		.where("tenant", "=", tenant)
		.where("record_uuid", "=", record)
		.where("thread", "=", thread)
		.where("entity", "=", entity)
		.where((is) => is.or([is("user_id", "=", access.userId), is("role", "in", roles)]))
		.execute();
	const assigned = await sql<{ item: string }>`select ${assignItem(entity)} as item from ${sql.table(`${entity}_comment`)} c
		where c.tenant = ${tenant} and c.record_uuid = ${record} and c.number = ${thread} and c.assignee_id is not null`.execute(db);
	await setMarks(db, {
		tenant,
		userId: access.userId,
		items: [...told.map(({ number }) => commentItem(entity, record, number)), ...assigned.rows.map(({ item }) => item)],
		state: "done",
		until: 0,
		now,
	});
}

interface ToldAnew {
	readonly tenant: string;
	readonly item: string;
	readonly people: readonly string[];
	readonly roles: readonly string[];
}

/** Part of a write that notifies people: for somebody who read the item before the notification it is new. Their other marks stay. */
export async function forgetRead(db: Kysely<Database>, { tenant, item, people, roles }: ToldAnew): Promise<void> {
	if (people.length === 0 && roles.length === 0) return;
	await db
		.deleteFrom("inbox_mark")
		.where("tenant", "=", tenant)
		.where("item", "=", item)
		.where("state", "=", "read")
		.where((is) =>
			is.or([
				...(people.length === 0 ? [] : [is("user_id", "in", people)]),
				...roles.map((role) =>
					is(
						"user_id",
						"in",
						is
							.selectFrom("person_seen")
							.select("person_seen.user_id")
							.where("person_seen.tenant", "=", tenant)
							.where(sql<SqlBool>`person_seen.roles like ${`%${JSON.stringify(role)}:%`}`),
					),
				),
			]),
		)
		.execute();
}

interface Marked {
	readonly tenant: string;
	readonly userId: string;
	readonly items: readonly string[];
	/** `open` removes the mark. */
	readonly state: "read" | "later" | "done" | "open";
	/** For `later`, milliseconds since 1970. */
	readonly until: number;
	readonly now: number;
}

/**
 * Maximum number of marks per person and tenant, far more than anybody sets: item names are stored as sent, even if the items never
 * existed.
 */
const mostMarks = 10_000;

/**
 * Stores a person's mark on these items. Reading an item that is done or put off changes nothing. The oldest marks make room for new ones.
 */
export async function setMarks(db: Kysely<Database>, { tenant, userId, items, state, until, now }: Marked): Promise<void> {
	if (items.length === 0) return;
	if (state === "open") {
		await db.deleteFrom("inbox_mark").where("tenant", "=", tenant).where("user_id", "=", userId).where("item", "in", items).execute();
		return;
	}
	const rows = [...new Set(items)].map((item) => ({ tenant, user_id: userId, item, state, until, at: now }));
	await db
		.insertInto("inbox_mark")
		.values(rows)
		.onConflict((conflict) => {
			const same = conflict.columns(["tenant", "user_id", "item"]);
			if (state !== "read") return same.doUpdateSet({ state, until, at: now });
			return same
				.doUpdateSet({ state, until, at: now })
				.where(sql.ref("inbox_mark.state"), "=", "later")
				.where("inbox_mark.until", "<=", now);
		})
		.execute();
	await forgetOldestMarks(db, tenant, userId, now);
}

/** Removes the marks beyond the maximum, but none of this moment, so that what was just done is kept. */
async function forgetOldestMarks(db: Kysely<Database>, tenant: string, userId: string, now: number): Promise<void> {
	const beyond = await db
		.selectFrom("inbox_mark")
		.select("at")
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.orderBy("at", "desc")
		.offset(mostMarks)
		.limit(1)
		.executeTakeFirst();
	if (beyond === undefined) return;
	await db
		.deleteFrom("inbox_mark")
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.where("at", "<=", beyond.at)
		.where("at", "<", now)
		.execute();
}

export async function findMutes(db: Kysely<Database>, tenant: string, userId: string): Promise<readonly string[]> {
	const rows = await db
		.selectFrom("inbox_mute")
		.select("what")
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.orderBy("what")
		.execute();
	return rows.map(({ what }) => what);
}

/** The names of the views among these uuids that the person sees. */
export async function findViewLabels(
	db: Kysely<Database>,
	{ tenant, userId }: { readonly tenant: string; readonly userId: string },
	uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (uuids.length === 0) return new Map();
	const rows = await db
		.selectFrom("saved_view")
		.select(["uuid", "label"])
		.where("tenant", "=", tenant)
		.where("uuid", "in", uuids)
		.where((is) => is.or([is("shared", "=", 1), is("owner_id", "=", userId)]))
		.execute();
	return new Map(rows.map(({ uuid, label }) => [uuid, label]));
}

export async function setMute(db: Kysely<Database>, row: Insertable<Database["inbox_mute"]>, muted: boolean): Promise<void> {
	if (muted) {
		await db
			.insertInto("inbox_mute")
			.values(row)
			.onConflict((conflict) => conflict.columns(["tenant", "user_id", "what"]).doNothing())
			.execute();
		return;
	}
	const { tenant, user_id, what } = row;
	await db.deleteFrom("inbox_mute").where("tenant", "=", tenant).where("user_id", "=", user_id).where("what", "=", what).execute();
}

/** Removes data that is older than anybody looks for. */
export async function forgetOldInbox(db: Kysely<Database>, tenant: string, before: number): Promise<void> {
	await db.deleteFrom("notification").where("tenant", "=", tenant).where("created_at", "<", before).execute();
	await db.deleteFrom("inbox_mark").where("tenant", "=", tenant).where("at", "<", before).execute();
	await db.deleteFrom("mail_outbox").where("tenant", "=", tenant).where("created_at", "<", before).execute();
}
