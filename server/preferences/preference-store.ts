import type { Insertable, Kysely } from "kysely";
import type { Database } from "../database/tables/tables.ts";

/** A person's preferences in a tenant, by part. */
export async function findPreferences(db: Kysely<Database>, tenant: string, userId: string): Promise<Readonly<Record<string, string>>> {
	const rows = await db
		.selectFrom("preference")
		.select(["part", "value"])
		.where("tenant", "=", tenant)
		.where("user_id", "=", userId)
		.orderBy("part")
		.execute();
	return Object.fromEntries(rows.map(({ part, value }) => [part, value]));
}

export async function putPreference(db: Kysely<Database>, row: Insertable<Database["preference"]>): Promise<void> {
	await db
		.insertInto("preference")
		.values(row)
		.onConflict((conflict) => conflict.columns(["tenant", "user_id", "part"]).doUpdateSet({ value: row.value }))
		.execute();
}
