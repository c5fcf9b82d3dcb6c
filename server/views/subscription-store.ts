import { type Insertable, type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../database/tables/tables.ts";
import type { ViewRow } from "./view-store.ts";

export type SubscriptionRow = Selectable<Database["view_subscription"]>;
type Place = Pick<SubscriptionRow, "tenant" | "view_uuid" | "user_id">;

/** Records per statement: both databases limit the number of values. */
const atATime = 500;

export async function subscribedViews(db: Kysely<Database>, tenant: string, userId: string): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectFrom("view_subscription")
		.select("view_uuid")
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.execute();
	return new Set(rows.map(({ view_uuid }) => view_uuid));
}

/** Every subscription of a tenant to a view that its subscriber still sees, with the view's current query. */
export async function listSubscriptions(db: Kysely<Database>, tenant: string) {
	return db
		.selectFrom("view_subscription")
		.innerJoin("saved_view", (join) =>
			join.onRef("saved_view.tenant", "=", "view_subscription.tenant").onRef("saved_view.uuid", "=", "view_subscription.view_uuid"),
		)
		.selectAll("view_subscription")
		.select(["saved_view.list", "saved_view.search as asks"])
		.where("view_subscription.tenant", "=", tenant)
		.where((row) => row.or([row("saved_view.shared", "=", 1), row("saved_view.owner_id", "=", row.ref("view_subscription.user_id"))]))
		.orderBy("view_subscription.looked_at")
		.execute();
}

export async function insertSubscription(db: Kysely<Database>, row: Insertable<Database["view_subscription"]>): Promise<void> {
	await db.insertInto("view_subscription").values(row).execute();
}

/** False when the person has ended the subscription in the meantime. */
export async function noteLooked(
	db: Kysely<Database>,
	{ tenant, view_uuid, user_id }: Place,
	change: Pick<SubscriptionRow, "search" | "roles" | "batch" | "clock" | "looked_at">,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("view_subscription")
		.set(change)
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("view_uuid", "=", view_uuid)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

const matchesOf = (db: Kysely<Database>, { tenant, view_uuid, user_id }: Place) =>
	db.selectFrom("view_match").where("tenant", "=", tenant).where("user_id", "=", user_id).where("view_uuid", "=", view_uuid);

export async function findMatches(db: Kysely<Database>, place: Place): Promise<ReadonlySet<string>> {
	return new Set((await matchesOf(db, place).select("record_uuid").execute()).map(({ record_uuid }) => record_uuid));
}

export async function addMatches(
	db: Kysely<Database>,
	{ tenant, view_uuid, user_id }: Place,
	uuids: readonly string[],
	told: Pick<Selectable<Database["view_match"]>, "since" | "news">,
): Promise<void> {
	for (let from = 0; from < uuids.length; from += atATime) {
		const rows = uuids.slice(from, from + atATime).map((record_uuid) => ({ tenant, view_uuid, user_id, record_uuid, ...told }));
		await db.insertInto("view_match").values(rows).execute();
	}
}

export async function dropMatches(db: Kysely<Database>, { tenant, view_uuid, user_id }: Place, uuids: readonly string[]): Promise<void> {
	for (let from = 0; from < uuids.length; from += atATime) {
		await db
			.deleteFrom("view_match")
			.where("tenant", "=", tenant)
			.where("user_id", "=", user_id)
			.where("view_uuid", "=", view_uuid)
			.where("record_uuid", "in", uuids.slice(from, from + atATime))
			.execute();
	}
}

/** Earlier records are no longer news. */
export async function endBatch(db: Kysely<Database>, { tenant, view_uuid, user_id }: Place): Promise<void> {
	await db
		.updateTable("view_match")
		.set({ news: 0 })
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("view_uuid", "=", view_uuid)
		.where("news", "=", 1)
		.execute();
}

/** Whether the person has read the item of a batch, or marked it as done; an item that is put off until tomorrow stays open. */
export async function isBatchSeen(db: Kysely<Database>, { tenant, view_uuid, user_id, batch }: SubscriptionRow): Promise<boolean> {
	const found = await db
		.selectFrom("inbox_mark")
		.select("state")
		.where("tenant", "=", tenant)
		.where("user_id", "=", user_id)
		.where("item", "=", `view|${view_uuid}|${batch}`)
		.executeTakeFirst();
	return found !== undefined && found.state !== "later";
}

/** Ends it for one person, or for all when the view itself is removed. */
export async function endSubscription(
	db: Kysely<Database>,
	{ tenant, uuid }: Pick<ViewRow, "tenant" | "uuid">,
	userId: string | null,
): Promise<void> {
	for (const table of ["view_match", "view_subscription"] as const) {
		const whose = userId === null ? sql<boolean>`1 = 1` : sql<boolean>`user_id = ${userId}`;
		await sql`delete from ${sql.table(table)} where tenant = ${tenant} and view_uuid = ${uuid} and ${whose}`.execute(db);
	}
}
