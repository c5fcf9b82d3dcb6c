import type { Kysely } from "kysely";
import { insertAuditEntry } from "../database/audit-store.ts";
import type { WriteScope } from "../database/open-database.ts";
import { orderedUuid } from "../database/ordered-uuid.ts";
import type { Database } from "../database/tables.ts";

/** Processes of a flow that are not completed, oldest first, each with the version it runs on. */
export async function listRunning(
	db: Kysely<Database>,
	tenant: string,
	flowUuid: string,
): Promise<readonly { readonly uuid: string; readonly ref: string; readonly flow_version: string }[]> {
	return db
		.selectFrom("realisation")
		.select(["uuid", "ref", "flow_version"])
		.where("tenant", "=", tenant)
		.where("flow_uuid", "=", flowUuid)
		.where("status", "!=", "completed")
		.orderBy("counter")
		.execute();
}

/** Lets the process run on another version; the database refuses one that it does not keep. */
export async function pinVersion({ db }: WriteScope, tenant: string, uuid: string, version: string): Promise<void> {
	await db.updateTable("realisation").set({ flow_version: version }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
}

/** The line that says who took a process along, in the transaction that does it. */
export async function auditUpgrade(scope: WriteScope, entry: { userId: string; uuid: string; now: number }): Promise<void> {
	await insertAuditEntry(scope, {
		uuid: orderedUuid(entry.now),
		ts: entry.now,
		user_id: entry.userId,
		operation: "upgradeRealisation",
		target: entry.uuid,
		outcome: "done",
		request_id: "",
	});
}
