import { type Kysely, sql } from "kysely";
import type { CommentedRecord } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

/** The kinds of changes that people follow. */
export const changeKinds = ["realisation", "request", "realisationComment", "requestComment"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** States that a record or its comments changed, and nothing about the contents. */
export interface ChangedRecord {
	readonly kind: ChangeKind;
	readonly tenant: string;
	/** Uuid of the record, also when its comments changed. */
	readonly uuid: string;
	/** Geography code, which decides who may know of it. */
	readonly code: string;
	readonly synced: number;
}

/** A range of a tenant's clock. */
export interface Span {
	readonly tenant: string;
	readonly after: number;
	readonly upTo: number;
}

/** The newest committed `synced` of each of these tenants. See committedClock. */
export async function committedClocks(db: Kysely<Database>, tenants: readonly string[]): Promise<ReadonlyMap<string, number>> {
	const rows = await db.selectFrom("tenant_clock").select(["tenant", "last"]).where("tenant", "in", tenants).execute();
	return new Map(rows.map(({ tenant, last }) => [tenant, last]));
}

/** The changes in these ranges, in one query; at most `most` of each kind. */
export async function changedRecords(db: Kysely<Database>, spans: readonly Span[], most: number): Promise<readonly ChangedRecord[]> {
	const inSpan = ({ tenant, after, upTo }: Span) => sql`(tenant = ${tenant} and synced > ${after} and synced <= ${upTo})`;
	const within = sql<boolean>`(${sql.join(spans.map(inSpan), sql` or `)})`;
	const of = (kind: CommentedRecord) =>
		db
			.selectFrom(
				db
					.selectFrom(kind)
					.select([sql<ChangeKind>`${sql.lit(kind)}`.as("kind"), "tenant", "uuid", "code", "synced"])
					.where(within)
					.limit(most)
					.as("changed"),
			)
			.selectAll();
	// Each record occurs once, with the newest of its comments, removed ones included.
	const commentsOf = (entity: CommentedRecord, kind: ChangeKind) => sql<ChangedRecord>`
		select ${sql.lit(kind)} as kind, record.tenant, record.uuid, record.code, commented.synced
		from (
			select tenant, record_uuid, max(synced) as synced from ${sql.table(`${entity}_comment`)}
			where ${within} group by tenant, record_uuid limit ${most}
		) as commented
		join ${sql.table(entity)} as record on record.tenant = commented.tenant and record.uuid = commented.record_uuid`;
	return of("realisation")
		.unionAll(of("request"))
		.unionAll(commentsOf("realisation", "realisationComment"))
		.unionAll(commentsOf("request", "requestComment"))
		.execute();
}
