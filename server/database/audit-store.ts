import { type AuditLine, type ChainPlace, nextPlace } from "./audit-chain.ts";
import { preparedChange } from "./prepared.ts";
import type { WriteScope } from "./write-queue.ts";

/** A line to be written: its tenant is that of the write, and an address is rarely known. */
type AuditEntry = Omit<AuditLine, "tenant" | "address"> & Partial<Pick<AuditLine, "address">>;

const insert = preparedChange<AuditLine & ChainPlace>((db, value) =>
	db.insertInto("audit_entry").values({
		tenant: value("tenant"),
		uuid: value("uuid"),
		ts: value("ts"),
		user_id: value("user_id"),
		operation: value("operation"),
		target: value("target"),
		outcome: value("outcome"),
		request_id: value("request_id"),
		address: value("address"),
		number: value("number"),
		previous: value("previous"),
		hash: value("hash"),
	}),
);

/**
 * Adds a line to the audit trail of the write's tenant, chained to the one before it. Where the chain ends stands in
 * the row of the tenant's clock, which the write holds from its beginning to its commit: so there is one order, also
 * among several servers, and it takes no statement more.
 */
export async function insertAuditEntry(scope: WriteScope, entry: AuditEntry): Promise<void> {
	const line: AuditLine = { address: "", ...entry, tenant: scope.tenant };
	await insert(scope.db, { ...line, ...scope.chain((head) => nextPlace(head, line)) });
}
