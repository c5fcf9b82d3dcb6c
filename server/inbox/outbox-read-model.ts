import type { Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";

/**
 * The state of a tenant's messages: how many are waiting and how many were given up, since when the oldest has been waiting, and the last
 * answer of a mail server.
 */
export async function outboxStanding(db: Kysely<Database>, tenant: string) {
	const rows = await db
		.selectFrom("mail_outbox")
		.select((is) => ["state", is.fn.countAll().as("count"), is.fn.min("created_at").as("oldest")])
		.where("tenant", "=", tenant)
		.where("state", "in", ["waiting", "failed"])
		.groupBy("state")
		.execute();
	const last = await db
		.selectFrom("mail_outbox")
		.select("reason")
		.where("tenant", "=", tenant)
		.where("state", "in", ["waiting", "failed"])
		.where("reason", "<>", "")
		// The reason of a message that goes along with another is no answer of a mail server.
		.where("reason", "not like", "with %")
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	const of = (wanted: string) => rows.find(({ state }) => state === wanted);
	const waiting = of("waiting");
	return {
		waiting: Number(waiting?.count ?? 0),
		failed: Number(of("failed")?.count ?? 0),
		oldest: waiting === undefined ? null : Number(waiting.oldest),
		reason: last?.reason ?? "",
	};
}
