import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { type Codes, type CommentedRecord, everyCode } from "../../engine/index.ts";
import { type CommentCount, commentCounts } from "../database/comment-counts.ts";
import type { Database } from "../database/tables/tables.ts";

type CommentTable = Database["realisation_comment"];
export type CommentRow = Selectable<CommentTable>;
export type NewCommentRow = Insertable<CommentTable>;
type CommentChange = Pick<
	Updateable<CommentTable>,
	| "message"
	| "status"
	| "edited_at"
	| "deleted_at"
	| "mentions"
	| "status_by"
	| "status_at"
	| "assignee_kind"
	| "assignee_id"
	| "assignee_name"
	| "assigned_by"
	| "assigned_by_name"
	| "assigned_at"
> & {
	readonly synced: number;
};

const tableOf = { realisation: "realisation_comment", request: "request_comment" } as const;

/** Every comment on a record, including removed ones, newest first. */
export async function findCommentRows(
	db: Kysely<Database>,
	entity: CommentedRecord,
	tenant: string,
	record: string,
): Promise<CommentRow[]> {
	return db
		.selectFrom(tableOf[entity])
		.selectAll()
		.where("tenant", "=", tenant)
		.where("record_uuid", "=", record)
		.orderBy("number", "desc")
		.execute();
}

export async function insertCommentRow(db: Kysely<Database>, entity: CommentedRecord, row: NewCommentRow): Promise<void> {
	await db.insertInto(tableOf[entity]).values(row).execute();
}

export async function updateCommentRow(
	db: Kysely<Database>,
	entity: CommentedRecord,
	{ tenant, record_uuid, number }: CommentRow,
	change: CommentChange,
): Promise<void> {
	await db
		.updateTable(tableOf[entity])
		.set(change)
		.where("tenant", "=", tenant)
		.where("record_uuid", "=", record_uuid)
		.where("number", "=", number)
		.execute();
}

type CommentKey = Pick<CommentRow, "tenant" | "record_uuid" | "number">;

/** Earlier texts of a comment, newest first. */
export async function findVersions(db: Kysely<Database>, entity: CommentedRecord, { tenant, record_uuid, number }: CommentKey) {
	return db
		.selectFrom("comment_version")
		.select(["version", "message", "replaced_at"])
		.where("tenant", "=", tenant)
		.where("entity", "=", entity)
		.where("record_uuid", "=", record_uuid)
		.where("number", "=", number)
		.orderBy("version", "desc")
		.execute();
}

/** How many times a comment was changed. */
export async function countVersions(db: Kysely<Database>, entity: CommentedRecord, { tenant, record_uuid, number }: CommentKey) {
	const row = await db
		.selectFrom("comment_version")
		.select((is) => is.fn.max("version").as("last"))
		.where("tenant", "=", tenant)
		.where("entity", "=", entity)
		.where("record_uuid", "=", record_uuid)
		.where("number", "=", number)
		.executeTakeFirst();
	return Number(row?.last ?? 0);
}

/** Stores the text of a comment before it is changed. */
export async function keepVersion(
	db: Kysely<Database>,
	entity: CommentedRecord,
	row: CommentRow,
	{ version, replaced_at }: { readonly version: number; readonly replaced_at: number },
): Promise<void> {
	const { tenant, record_uuid, number, message } = row;
	await db.insertInto("comment_version").values({ tenant, entity, record_uuid, number, version, message, replaced_at }).execute();
}

/** The earlier texts of a removed comment are not kept anywhere. */
export async function dropVersions(
	db: Kysely<Database>,
	entity: CommentedRecord,
	{ tenant, record_uuid, number }: CommentKey,
): Promise<void> {
	await db
		.deleteFrom("comment_version")
		.where("tenant", "=", tenant)
		.where("entity", "=", entity)
		.where("record_uuid", "=", record_uuid)
		.where("number", "=", number)
		.execute();
}

/** Counts by record, of records with comments in these geography codes. Reads one index, and the records only when codes are given. */
export async function countComments(
	db: Kysely<Database>,
	entity: CommentedRecord,
	tenant: string,
	codes: Codes,
): Promise<readonly CommentCount[]> {
	if (codes !== everyCode && codes.length === 0) return [];
	if (codes === everyCode) return commentCounts(db, entity, tenant, sql<SqlBool>`1 = 1`);
	const within = sql`select uuid from ${sql.table(entity)} where tenant = ${tenant} and code in (${sql.join(codes)})`;
	return commentCounts(db, entity, tenant, sql<SqlBool>`record_uuid in (${within})`);
}
