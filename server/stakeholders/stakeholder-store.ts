import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../database/tables/tables.ts";

export type StakeholderRow = Selectable<Database["stakeholder"]>;
type NewStakeholderRow = Insertable<Database["stakeholder"]>;

export async function listStakeholderRows(db: Kysely<Database>, tenant: string): Promise<StakeholderRow[]> {
	return db
		.selectFrom("stakeholder")
		.selectAll()
		.where("tenant", "=", tenant)
		.orderBy("category")
		.orderBy("name")
		.orderBy("slug")
		.execute();
}

export async function countStakeholderRows(db: Kysely<Database>, tenant: string): Promise<number> {
	const { count } = await db
		.selectFrom("stakeholder")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("tenant", "=", tenant)
		.executeTakeFirstOrThrow();
	return Number(count);
}

export async function findStakeholderRows(db: Kysely<Database>, tenant: string, slugs: readonly string[]): Promise<StakeholderRow[]> {
	if (slugs.length === 0) return [];
	return db.selectFrom("stakeholder").selectAll().where("tenant", "=", tenant).where("slug", "in", slugs).execute();
}

/** Adds the stakeholders whose slug is new; a name that somebody has changed since stays. Returns how many were added. */
export async function insertNewStakeholderRows(db: Kysely<Database>, rows: readonly NewStakeholderRow[]): Promise<number> {
	if (rows.length === 0) return 0;
	const result = await db
		.insertInto("stakeholder")
		.values(rows)
		.onConflict((conflict) => conflict.columns(["tenant", "slug"]).doNothing())
		.executeTakeFirst();
	return Number(result.numInsertedOrUpdatedRows ?? 0);
}
