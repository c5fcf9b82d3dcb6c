import type { Kysely } from "kysely";
import { type RequestHead, type RequestRecord, readJson } from "../../engine/index.ts";
import type { Database } from "../database/tables/tables.ts";

type Docs = RequestRecord["docs"];

/** Requests of a tenant in the order in which they came, with the data for their papers. */
export async function requestsWithoutPapers(
	db: Kysely<Database>,
	tenant: string,
	most: number,
): Promise<readonly { readonly uuid: string; readonly record: RequestHead }[]> {
	const rows = await db
		.selectFrom("request")
		.select(["uuid", "record"])
		.where("tenant", "=", tenant)
		.orderBy("counter", "desc")
		.limit(most)
		.execute();
	return rows.map(({ uuid, record }) => ({ uuid, record: readJson(record) }));
}

export async function setPapers(db: Kysely<Database>, tenant: string, uuid: string, docs: Docs): Promise<void> {
	await db
		.updateTable("request")
		.set({ docs: JSON.stringify(docs) })
		.where("tenant", "=", tenant)
		.where("uuid", "=", uuid)
		.execute();
}
