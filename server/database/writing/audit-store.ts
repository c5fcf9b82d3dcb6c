import { preparedChange } from "../dialects/prepared.ts";
import { type AuditLine, type ChainPlace, nextPlace } from "./audit-chain.ts";
import type { WriteScope } from "./write-queue.ts";

/** A line to be written: the write supplies its tenant, and the address is rarely known. */
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
 * Adds a line to the audit trail of the write's tenant, chained to the previous one. The end of the chain is stored in the tenant's clock
 * row, which the write locks from its beginning to its commit: so there is a single order, even across servers, without an extra statement.
 */
export async function insertAuditEntry(scope: WriteScope, entry: AuditEntry): Promise<void> {
	const line: AuditLine = { address: "", ...entry, tenant: scope.tenant };
	await insert(scope.db, { ...line, ...scope.chain((head) => nextPlace(head, line)) });
}
