import { orderedUuid } from "../database/ordered-uuid.ts";
import { insertAuditEntry } from "../database/writing/audit-store.ts";
import type { AnyRequest } from "./capability.ts";

/**
 * Writes an audit line per answer with data about people: who read it, when, and about what. The answer is sent after the line is durable.
 * `target`: the uuid of the record, empty for a page of several.
 */
export async function auditRead({ tenant, access, server, routeOptions, id }: AnyRequest, target: string): Promise<void> {
	const now = server.now();
	const entry = {
		uuid: orderedUuid(now),
		ts: now,
		user_id: access.userId,
		operation: routeOptions.schema?.operationId ?? "",
		target,
		outcome: "done",
		request_id: id,
	};
	await server.data.write(tenant.slug, (scope) => insertAuditEntry(scope, entry));
}
