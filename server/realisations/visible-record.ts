import { type CompiledFlow, maskFor, recordFor } from "../../engine/index.ts";
import { holdsText, type JsonText } from "../database/stored-bytes.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { answerParts, answerText, readHead, readRecord, type StoredRecord, shortAnswer, shortPast } from "./stored-record.ts";

interface OnFlow {
	readonly flow_uuid: string;
	readonly flow_version: string;
}

/**
 * JSON text of the record without the data of steps that these roles may not see. Most people may see
 * every step: then it is put together of the stored texts as they are, without reading them.
 */
export function visibleText(tenant: Tenant, stored: StoredRecord & OnFlow, roles: readonly string[]): string {
	return maskedText(tenant, stored, roles) ?? answerText(stored);
}

/** The same in parts, for a page. */
export function visibleParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): readonly JsonText[] {
	const masked = maskedText(tenant, stored, roles);
	return masked === undefined ? answerParts(stored) : [masked];
}

/**
 * The same without its past, but for the days of progress. Nothing happened before that could tell of another version
 * of the flow, so the mask of the present one is enough.
 */
export function shortParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): readonly JsonText[] {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	const past = shortPast(stored);
	if (maskFor(compiled, { roles }) === null) return shortAnswer(stored, past);
	return [JSON.stringify(recordFor(compiled, { ...readHead(stored), ...past }, roles))];
}

/** Undefined when the person may see everything. */
function maskedText(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): string | undefined {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	if (maskFor(compiled, { roles }) === null && !wasCarriedOver(tenant, stored)) return undefined;
	const former = (version: string): CompiledFlow | undefined => tenant.flows.get(`${stored.flow_uuid} ${version}`)?.compiled;
	return JSON.stringify(recordFor(compiled, readRecord(stored), roles, former));
}

/** Whether the process ran on another version before, told without reading the record. A flow of one version has no such processes. */
function wasCarriedOver({ flows }: Tenant, { flow_uuid, events }: StoredRecord<JsonText> & OnFlow): boolean {
	const versions = [...flows.values()].filter(({ uuid }) => uuid === flow_uuid);
	return versions.length > 1 && holdsText(events, '"type":"flow-change"');
}
