import type { Insertable, Kysely } from "kysely";
import { preparedChange } from "./prepared.ts";
import type { Database } from "./tables.ts";

export type AuditEntry = Insertable<Database["audit_entry"]>;

const insert = preparedChange<AuditEntry>((db, value) =>
	db.insertInto("audit_entry").values({
		tenant: value("tenant"),
		uuid: value("uuid"),
		ts: value("ts"),
		user_id: value("user_id"),
		operation: value("operation"),
		target: value("target"),
		outcome: value("outcome"),
		request_id: value("request_id"),
	}),
);

export async function insertAuditEntry(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
	await insert(db, entry);
}
