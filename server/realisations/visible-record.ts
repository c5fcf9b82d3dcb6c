import { maskFor, type RealisationRecord, recordFor } from "../../engine/index.ts";
import { asText, type JsonText } from "../database/stored-bytes.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";

interface StoredRecord<Answer extends JsonText> {
	readonly code: string;
	readonly flow_uuid: string;
	readonly flow_version: string;
	/** JSON text of the whole record. */
	readonly answer: Answer;
}

/**
 * JSON text of the record without the data of steps that these roles may not see. Most people may see
 * every step: then it is the stored text as it is, without reading it.
 */
export function visibleText<Answer extends JsonText>(
	tenant: Tenant,
	stored: StoredRecord<Answer>,
	roles: readonly string[],
): Answer | string {
	const flow = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	if (maskFor(flow.compiled, { roles }) === null) return stored.answer;
	return JSON.stringify(recordFor(flow.compiled, JSON.parse(asText(stored.answer)) as RealisationRecord, roles));
}
