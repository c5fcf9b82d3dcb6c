import type { Insertable, Kysely } from "kysely";
import type { Database } from "../../database/tables/tables.ts";

/** Notes that somebody was here, with the details in their token. The time of the first visit stays. */
export async function notePerson(db: Kysely<Database>, row: Insertable<Database["person_seen"]>): Promise<void> {
	const { name, email, roles, seen_at } = row;
	await db
		.insertInto("person_seen")
		.values(row)
		.onConflict((conflict) => conflict.columns(["tenant", "user_id"]).doUpdateSet({ name, email, roles, seen_at }))
		.execute();
}
