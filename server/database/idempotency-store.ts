import type { Insertable, Kysely, Selectable } from "kysely";
import { prepared } from "./prepared.ts";
import type { Database } from "./tables.ts";

type IdempotencyRow = Selectable<Database["idempotency_key"]>;

/** How long a first answer is kept; a retry after this is a new write, which its stale `synced` refuses. */
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

export async function keepFirstAnswer(db: Kysely<Database>, row: Insertable<Database["idempotency_key"]>): Promise<void> {
	await db.insertInto("idempotency_key").values(row).execute();
}

export async function forgetOldAnswers(db: Kysely<Database>, tenant: string, now: number): Promise<void> {
	await db
		.deleteFrom("idempotency_key")
		.where("tenant", "=", tenant)
		.where("created_at", "<", now - keptForMs)
		.execute();
}
