import { type CompiledFlow, type FileRecord, maskFor, type RealisationEvent, recordFor } from "../../engine/index.ts";
import { asText, type JsonText } from "../database/stored-bytes.ts";
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
	const shown = withHiddenFiles(stored);
	return maskedText(tenant, shown, roles) ?? answerText(shown);
}

/** The same in parts, for a page. */
export function visibleParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): readonly JsonText[] {
	const shown = withHiddenFiles(stored);
	const masked = maskedText(tenant, shown, roles);
	return masked === undefined ? answerParts(shown) : [masked];
}

/**
 * The same without its past, but for the days of progress. Nothing happened before that could tell of another version
 * of the flow, so the mask of the present one is enough.
 */
export function shortParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): readonly JsonText[] {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	const past = shortPast(withHiddenFiles(stored));
	if (maskFor(compiled, { roles }) === null) return shortAnswer(stored, past);
	return [JSON.stringify(recordFor(compiled, { ...readHead(stored), ...past }, roles))];
}

/** The privacy law hides all files of a process that it applies to. A process without files is not read for it. */
function withHiddenFiles<Stored extends StoredRecord<JsonText>>(stored: Stored): Stored {
	if (stored.files.length === 0 || !(stored.hidesFiles ?? readHead(stored).status.gdpr.enabled)) return stored;
	const hidden = (JSON.parse(`[${asText(stored.files)}]`) as FileRecord[]).map((file) => ({ ...file, gdpr: true }));
	return { ...stored, files: JSON.stringify(hidden).slice(1, -1) };
}

/** Undefined when the person may see everything. */
function maskedText(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, roles: readonly string[]): string | undefined {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	if (maskFor(compiled, { roles }) === null && !wasCarriedOver(tenant, stored)) return undefined;
	const former = (version: string): CompiledFlow | undefined => tenant.flows.get(`${stored.flow_uuid} ${version}`)?.compiled;
	return JSON.stringify(recordFor(compiled, readRecord(stored), roles, former));
}

/** Whether the process ran on another version before. A flow of one version has no such processes, and of the others the events say it. */
function wasCarriedOver({ flows }: Tenant, { flow_uuid, events }: StoredRecord<JsonText> & OnFlow): boolean {
	const versions = [...flows.values()].filter(({ uuid }) => uuid === flow_uuid);
	if (versions.length < 2) return false;
	return (JSON.parse(`[${asText(events)}]`) as RealisationEvent[]).some(({ type }) => type === "flow-change");
}
