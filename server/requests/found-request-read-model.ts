import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import { alwaysSearchedOfRequests, type PersonAccess, readJson } from "../../engine/index.ts";
import { holdsWords } from "../database/holds-words.ts";
import { mayHoldWords } from "../database/rows/found-text.ts";
import type { Database } from "../database/tables/tables.ts";
import { within } from "../database/within-codes.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { requestRowsAreFilled } from "./request-row-store.ts";

/** A request as the search shows it. */
export interface FoundRequest {
	readonly uuid: string;
	readonly reference: string;
	readonly name: string;
	readonly address: string;
	readonly status: number;
}

interface Asker {
	readonly db: Kysely<Database>;
	readonly tenant: Pick<Tenant, "slug" | "definition">;
	readonly access: PersonAccess;
}

const columns = ["request.uuid", "request.ref", "request.code", "request.status", "request.record"] as const;

/**
 * Requests that this person sees whole and in which every word occurs: those with the words in their reference first, then the most
 * recently changed.
 */
export async function findRequests(
	{ db, tenant, access }: Asker,
	words: readonly string[],
	most: number,
): Promise<readonly FoundRequest[]> {
	// Once all rows of the list are built, they contain every text that is searched here.
	const fewer = (await requestRowsAreFilled({ db }, tenant.slug))
		? await mayHoldWords(db, { tenant: tenant.slug, list: "requests" }, sql.ref("request.uuid"), words)
		: sql<SqlBool>`1 = 1`;
	const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
	const part = (key: string): RawBuilder<string | null> =>
		isPostgres ? sql`(request_name.search::json ->> ${sql.lit(key)})` : sql`(request_name.search ->> ${sql.lit(`$.${key}`)})`;
	const rows = await db
		.selectFrom("request")
		.innerJoin("request_name", (join) =>
			join.onRef("request_name.tenant", "=", "request.tenant").onRef("request_name.uuid", "=", "request.uuid"),
		)
		.select(columns)
		.where("request.tenant", "=", tenant.slug)
		.where(within(access.codes("requestlist"), "request.code"))
		.where(fewer)
		.where(holdsWords(db, [...tenant.definition.search.keys, alwaysSearchedOfRequests].map(part), words))
		.orderBy(sql`case when ${holdsWords(db, ["request.ref"], words)} then 0 else 1 end`)
		.orderBy("request.synced", "desc")
		.limit(most)
		.execute();
	return rows.map(told);
}

/** Those of the given requests that the person may see whole. */
export async function requestsByUuid({ db, tenant, access }: Asker, uuids: readonly string[]): Promise<readonly FoundRequest[]> {
	if (uuids.length === 0) return [];
	const rows = await db
		.selectFrom("request")
		.select(columns)
		.where("request.tenant", "=", tenant.slug)
		.where("request.uuid", "in", uuids)
		.execute();
	return rows.filter(({ code }) => access.at(code).may("requestlist")).map(told);
}

type Row = Pick<Database["request"], never> & {
	readonly uuid: string;
	readonly ref: string;
	readonly status: number;
	readonly record: Parameters<typeof readJson<{ readonly summary: { readonly name: string; readonly address: string } }>>[0];
};

function told({ uuid, ref, status, record }: Row): FoundRequest {
	const { name, address } = readJson(record).summary;
	return { uuid, reference: ref, name, address, status };
}
