import { type CompiledFlow, type EventType, maskFor, mayReadStep, type Reader, recordFor } from "../../../engine/index.ts";
import { holdsText, type JsonText } from "../../database/stored-bytes.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import {
	answerParts,
	answerText,
	eventsOf,
	filesOf,
	readHead,
	readRecord,
	type StoredRecord,
	shortAnswer,
	shortPast,
} from "./stored-record.ts";

interface OnFlow {
	readonly flow_uuid: string;
	readonly flow_version: string;
}

/**
 * JSON text of the record without the data of steps that this person may not see. Most people may see every step: their answer is joined
 * from the stored texts without parsing them.
 */
export function visibleText(tenant: Tenant, stored: StoredRecord & OnFlow, reader: Reader): string {
	const shown = withHiddenFiles(stored);
	return maskedText(tenant, shown, reader) ?? answerText(shown);
}

/** The same in parts, for a page. */
export function visibleParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, reader: Reader): readonly JsonText[] {
	const shown = withHiddenFiles(stored);
	const masked = maskedText(tenant, shown, reader);
	return masked === undefined ? answerParts(shown) : [masked];
}

/**
 * The same without its past, except for the days of progress. Nothing from before an upgrade is included, so the mask of the present flow
 * version is enough.
 */
export function shortParts(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, reader: Reader): readonly JsonText[] {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	const past = shortPast(withHiddenFiles(stored));
	if (maskFor(compiled, reader) === null) return shortAnswer(stored, past);
	return [JSON.stringify(recordFor(compiled, { ...readHead(stored), ...past }, reader))];
}

/** The privacy law hides all files of a process that it applies to. For a process without files the record is not read. */
function withHiddenFiles<Stored extends StoredRecord<JsonText>>(stored: Stored): Stored {
	if (stored.files.length === 0 || !(stored.hidesFiles ?? readHead(stored).status.gdpr.enabled)) return stored;
	const hidden = filesOf(stored).map((file) => ({ ...file, gdpr: true }));
	return { ...stored, files: JSON.stringify(hidden).slice(1, -1) };
}

/** Undefined when the person may see everything. */
function maskedText(tenant: Tenant, stored: StoredRecord<JsonText> & OnFlow, reader: Reader): string | undefined {
	const { compiled } = getFlowVersion(tenant, stored.flow_uuid, stored.flow_version);
	if (maskFor(compiled, reader) === null && !wasUpgraded(tenant, stored) && !mayHoldReason(compiled, stored, reader)) return undefined;
	const former = (version: string): CompiledFlow | undefined => tenant.flows.get(`${stored.flow_uuid} ${version}`)?.compiled;
	return JSON.stringify(recordFor(compiled, readRecord(stored), reader, former));
}

/**
 * Whether a step that this person does not see may contain a correction with a reason. The mask cannot tell: all fields of such a step may
 * be shown elsewhere, or it may have none.
 */
function mayHoldReason({ steps }: CompiledFlow, { events }: StoredRecord<JsonText>, reader: Reader): boolean {
	return [...steps.values()].some((step) => !mayReadStep(step, reader)) && holdsText(events, '"reason"');
}

const flowChange: EventType = "flow-change";

/**
 * Whether the process ran on another version before. With a single version of the flow it cannot have; otherwise the events tell, which are
 * parsed only if the word occurs in them.
 */
function wasUpgraded({ flows }: Tenant, { flow_uuid, events }: StoredRecord<JsonText> & OnFlow): boolean {
	const versions = [...flows.values()].filter(({ uuid }) => uuid === flow_uuid);
	if (versions.length < 2 || !holdsText(events, flowChange)) return false;
	return eventsOf({ events }).some(({ type }) => type === flowChange);
}
