import { type Kysely, sql } from "kysely";
import { comparableText, type JsonOf, type RequestHead, readJson, soundText } from "../../engine/index.ts";
import type { DataDoor } from "../database/open-database.ts";
import type { Database } from "../database/tables.ts";

interface Named {
	readonly tenant: string;
	readonly uuid: string;
	readonly synced: number;
	readonly record: JsonOf<RequestHead>;
}

/** Requests that are done at a time. */
const atATime = 500;

/** Notes who asked, as a comparable text: what a process is found by. */
export async function keepRequestNames(db: Kysely<Database>, requests: readonly Named[]): Promise<void> {
	const rows = requests.map(({ tenant, uuid, synced, record }) => ({ tenant, uuid, synced, name: nameIn(record) }));
	for (let start = 0; start < rows.length; start += atATime) {
		await db
			.insertInto("request_name")
			.values(rows.slice(start, start + atATime))
			.onConflict((conflict) =>
				conflict
					.columns(["tenant", "uuid"])
					.doUpdateSet({ name: sql.ref("excluded.name"), synced: sql.ref("excluded.synced") })
					.where("request_name.synced", "<=", sql<number>`excluded.synced`),
			)
			.execute();
	}
}

/**
 * Notes it of some more requests that were written without: by an import, which writes many at once, or before there
 * were names. False when there were none.
 */
export async function fillRequestNames({ db, write }: Pick<DataDoor, "db" | "write">, tenant: string): Promise<boolean> {
	const some = await db
		.selectFrom("request")
		.leftJoin("request_name", (join) =>
			join.onRef("request_name.tenant", "=", "request.tenant").onRef("request_name.uuid", "=", "request.uuid"),
		)
		.select(["request.tenant", "request.uuid", "request.synced", "request.record"])
		.where("request.tenant", "=", tenant)
		.where((is) => is.or([is("request_name.uuid", "is", null), is("request_name.synced", "<", is.ref("request.synced"))]))
		.limit(atATime)
		.execute();
	if (some.length > 0) await write(tenant, (scope) => keepRequestNames(scope.db, some));
	return some.length > 0;
}

function nameIn(record: JsonOf<RequestHead>): string {
	return soundText(comparableText(readJson(record).summary.name));
}
