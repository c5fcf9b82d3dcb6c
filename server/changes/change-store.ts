import { type Kysely, sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** What people follow. */
export const changeKinds = ["realisation", "request"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** That a record changed, and nothing of what is in it. */
export interface ChangedRecord {
	readonly kind: ChangeKind;
	readonly tenant: string;
	readonly uuid: string;
	/** Geography code: who may know of it. */
	readonly code: string;
	readonly synced: number;
}

/** Part of a tenant's time. */
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

/** What changed in these spans, in one question; at most `most` of each kind. */
export async function changedRecords(db: Kysely<Database>, spans: readonly Span[], most: number): Promise<readonly ChangedRecord[]> {
	const of = (kind: ChangeKind) =>
		db
			.selectFrom(
				db
					.selectFrom(kind)
					.select([sql<ChangeKind>`${sql.lit(kind)}`.as("kind"), "tenant", "uuid", "code", "synced"])
					.where((where) =>
						where.or(
							spans.map(({ tenant, after, upTo }) =>
								where.and([where("tenant", "=", tenant), where("synced", ">", after), where("synced", "<=", upTo)]),
							),
						),
					)
					.limit(most)
					.as("changed"),
			)
			.selectAll();
	return of("realisation").unionAll(of("request")).execute();
}
