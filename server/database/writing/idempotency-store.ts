import type { Insertable, Kysely, Selectable } from "kysely";
import { LRUCache } from "lru-cache";
import { prepared } from "../dialects/prepared.ts";
import type { Database } from "../tables/tables.ts";

type IdempotencyRow = Selectable<Database["idempotency_key"]>;

/** How long a first answer is kept; a retry after that is a new write, which its stale `synced` refuses. */
const keptForMs = 24 * 60 * 60 * 1000;

const byKey = prepared<{ tenant: string; user_id: string; key: string }, IdempotencyRow>((db, value) =>
	db
		.selectFrom("idempotency_key")
		.selectAll()
		.where("tenant", "=", value("tenant"))
		.where("user_id", "=", value("user_id"))
		.where("key", "=", value("key")),
);

export async function findFirstAnswer(
	db: Kysely<Database>,
	tenant: string,
	userId: string,
	key: string,
): Promise<IdempotencyRow | undefined> {
	return (await byKey(db, { tenant, user_id: userId, key }))[0];
}

/** In characters. Few answers are this long: those of a record with a great deal of data, which every change returns in full. */
const longAnswer = 64 * 1024;
/** Per person and tenant; far more than anybody has in flight at a time. */
const mostLong = 100;

/**
 * Keys of the long answers that this server kept, by person, oldest first: searching all answers of a day for them would hold up the
 * tenant's writes. Entries evicted here are removed at the end of the day.
 */
const longOnes = new LRUCache<string, readonly string[]>({ max: 500 });

/** Only the newest long answers are kept: somebody who keeps changing such a record would otherwise fill the disk at megabytes a second. */
export async function keepFirstAnswer(db: Kysely<Database>, row: Insertable<Database["idempotency_key"]>): Promise<void> {
	await db.insertInto("idempotency_key").values(row).execute();
	if (row.answer.length <= longAnswer) return;
	const { tenant, user_id } = row;
	const whose = `${tenant} ${user_id}`;
	const kept = [...(longOnes.get(whose) ?? []), row.key];
	longOnes.set(whose, kept.slice(-mostLong));
	const beyond = kept.slice(0, -mostLong);
	if (beyond.length === 0) return;
	await db.deleteFrom("idempotency_key").where("tenant", "=", tenant).where("user_id", "=", user_id).where("key", "in", beyond).execute();
}

export async function forgetOldAnswers(db: Kysely<Database>, tenant: string, now: number): Promise<void> {
	await db
		.deleteFrom("idempotency_key")
		.where("tenant", "=", tenant)
		.where("created_at", "<", now - keptForMs)
		.execute();
}
