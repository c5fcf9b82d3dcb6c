import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Database } from "../database/tables.ts";

export type CommentRow = Selectable<Database["realisation_comment"]>;
export type NewCommentRow = Insertable<Database["realisation_comment"]>;
export type CommentChange = Pick<Updateable<Database["realisation_comment"]>, "message" | "status" | "edited_at" | "deleted_at"> & {
	readonly synced: number;
};

/** Every comment on a process, removed ones too, newest first. */
export async function findCommentRows(db: Kysely<Database>, tenant: string, realisation: string): Promise<CommentRow[]> {
	return db
		.selectFrom("realisation_comment")
		.selectAll()
		.where("tenant", "=", tenant)
		.where("realisation_uuid", "=", realisation)
		.orderBy("number", "desc")
		.execute();
}

export async function insertCommentRow(db: Kysely<Database>, row: NewCommentRow): Promise<void> {
	await db.insertInto("realisation_comment").values(row).execute();
}

export async function updateCommentRow(
	db: Kysely<Database>,
	{ tenant, realisation_uuid, number }: CommentRow,
	change: CommentChange,
): Promise<void> {
	await db
		.updateTable("realisation_comment")
		.set(change)
		.where("tenant", "=", tenant)
		.where("realisation_uuid", "=", realisation_uuid)
		.where("number", "=", number)
		.execute();
}
