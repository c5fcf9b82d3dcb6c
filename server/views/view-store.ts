import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { ListName } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

export type ViewRow = Selectable<Database["saved_view"]>;
type NewViewRow = Insertable<Database["saved_view"]>;
type ViewChange = Pick<Updateable<Database["saved_view"]>, "label" | "search" | "shared" | "starts_for"> & { readonly synced: number };

/** A person's own views of a list and the shared ones. */
export async function listViewRows(db: Kysely<Database>, tenant: string, list: ListName, owner: string): Promise<ViewRow[]> {
	return db
		.selectFrom("saved_view")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("list", "=", list)
		.where((row) => row.or([row("owner_id", "=", owner), row("shared", "=", 1)]))
		.execute();
}

/** All views that a person owns, of every list. */
export async function ownViewRows(db: Kysely<Database>, tenant: string, owner: string): Promise<ViewRow[]> {
	return db.selectFrom("saved_view").selectAll().where("tenant", "=", tenant).where("owner_id", "=", owner).execute();
}

export async function findViewRow(db: Kysely<Database>, tenant: string, uuid: string): Promise<ViewRow | undefined> {
	return db.selectFrom("saved_view").selectAll().where("tenant", "=", tenant).where("uuid", "=", uuid).executeTakeFirst();
}

export async function insertViewRow(db: Kysely<Database>, row: NewViewRow): Promise<void> {
	await db.insertInto("saved_view").values(row).execute();
}

export async function updateViewRow(db: Kysely<Database>, { tenant, uuid }: ViewRow, change: ViewChange): Promise<void> {
	await db.updateTable("saved_view").set(change).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

export async function deleteViewRow(db: Kysely<Database>, { tenant, uuid }: ViewRow): Promise<void> {
	await db.deleteFrom("saved_view").where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}
