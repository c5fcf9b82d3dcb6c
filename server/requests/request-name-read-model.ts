import { type Kysely, sql } from "kysely";
import { type JsonOf, type RequestHead, readJson, requestListRow, requestSearchKeys } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import type { Database } from "../database/tables/tables.ts";

interface Named {
	readonly tenant: string;
	readonly uuid: string;
	readonly synced: number;
	readonly record: JsonOf<RequestHead>;
}

/** Requests per batch. */
const atATime = 500;

/**
 * Stores the name of the applicant as comparable text, by which the process is found, and the texts by which the request itself is found.
 */
export async function keepRequestNames(db: Kysely<Database>, requests: readonly Named[]): Promise<void> {
	const rows = requests.map(({ tenant, uuid, synced, record }) => {
		const { search: texts } = requestListRow(readJson(record));
		const search = Object.fromEntries(requestSearchKeys.map((key, index) => [key, texts[index] ?? ""]));
		return { tenant, uuid, synced, name: search.name ?? "", search: JSON.stringify(search), searched: synced };
	});
	for (let start = 0; start < rows.length; start += atATime) {
		await db
			.insertInto("request_name")
			.values(rows.slice(start, start + atATime))
			.onConflict((conflict) =>
				conflict
					.columns(["tenant", "uuid"])
					.doUpdateSet({
						name: sql.ref("excluded.name"),
						search: sql.ref("excluded.search"),
						searched: sql.ref("excluded.searched"),
						synced: sql.ref("excluded.synced"),
					})
					.where("request_name.synced", "<=", sql<number>`excluded.synced`),
			)
			.execute();
	}
}

/**
 * Does the same for some more requests that lack them: those imported in bulk, changed by a former version, or older than the names. False
 * when there were none.
 */
export async function fillRequestNames({ db, write }: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	const some = await db
		.selectFrom("request")
		.leftJoin("request_name", (join) =>
			join.onRef("request_name.tenant", "=", "request.tenant").onRef("request_name.uuid", "=", "request.uuid"),
		)
		.select(["request.tenant", "request.uuid", "request.synced", "request.record"])
		.where("request.tenant", "=", tenant)
		.where((is) => is.or([is("request_name.uuid", "is", null), is("request_name.searched", "<", is.ref("request.synced"))]))
		.limit(atATime)
		.execute();
	if (some.length > 0) await write(tenant, (scope) => keepRequestNames(scope.db, some));
	return some.length > 0;
}
