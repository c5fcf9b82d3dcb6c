import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The comments that a list counts for its rows. */
export interface CountedComments {
	readonly table: "realisation_comment" | "request_comment";
	readonly tenant: string;
	/** Only those with this status; all of them when null. */
	readonly status: "todo" | null;
}

/** Whether a field of the product, one without a path, counts the comments of its record. */
export function isCommentCount(field: string, path: string | null | undefined): boolean {
	return path === null && (field === "comments" || field === "openComments");
}

/** The comments that such a field counts. */
export function commentsIn(field: string, counted: CountedComments): CountedComments {
	return field === "openComments" ? { ...counted, status: "todo" } : counted;
}

/** Number of comments of the row `r`. */
export function commentsOfRow(counted: CountedComments): RawBuilder<number> {
	return sql<number>`(select count(*) from ${sql.table(counted.table)} where ${among(counted)} and record_uuid = r.uuid)`;
}

/** Joins `c.number` to those of the rows `r` that have comments. */
export function withComments(counted: CountedComments): RawBuilder<unknown> {
	return sql`left join (select record_uuid, count(*) as number from ${sql.table(counted.table)}
		where ${among(counted)} group by record_uuid) c on c.record_uuid = r.uuid`;
}

const among = ({ tenant, status }: CountedComments) =>
	sql<SqlBool>`tenant = ${tenant} and deleted_at is null ${status === null ? sql`` : sql`and status = ${status}`}`;
