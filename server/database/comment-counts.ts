import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { CommentedRecord } from "../../engine/index.ts";
import type { Database } from "./tables/tables.ts";

/** How many comments a record has, without removed ones. */
export interface CommentCount {
	readonly uuid: string;
	readonly comments: number;
	/** Those with the status todo. */
	readonly todo: number;
	/** With an unknown status. */
	readonly unknown: number;
}

const tableOf = { realisation: "realisation_comment", request: "request_comment" } as const;

/** The counts for the tenant's records that have comments and meet a condition on `record_uuid`, in the order of their uuids. */
export async function commentCounts(
	db: Kysely<Database>,
	entity: CommentedRecord,
	tenant: string,
	among: RawBuilder<SqlBool>,
): Promise<readonly CommentCount[]> {
	const rows = await db
		.selectFrom(tableOf[entity])
		.select(({ fn }) => [
			"record_uuid as uuid",
			fn.countAll<number>().as("comments"),
			sql<number>`sum(case when status = 'todo' then 1 else 0 end)`.as("todo"),
			sql<number>`sum(case when status in ('todo', 'done', 'ignore') then 0 else 1 end)`.as("unknown"),
		])
		.where("tenant", "=", tenant)
		.where("deleted_at", "is", null)
		.where(among)
		.groupBy("record_uuid")
		.orderBy("record_uuid")
		.execute();
	return rows.map(({ uuid, comments, todo, unknown }) => ({
		uuid,
		comments: Number(comments),
		todo: Number(todo),
		unknown: Number(unknown),
	}));
}

/** The counts for a page of a list. */
export async function commentCountsOf(
	db: Kysely<Database>,
	entity: CommentedRecord,
	tenant: string,
	uuids: readonly string[],
): Promise<readonly CommentCount[]> {
	return uuids.length === 0 ? [] : commentCounts(db, entity, tenant, sql<SqlBool>`record_uuid in (${sql.join(uuids)})`);
}
