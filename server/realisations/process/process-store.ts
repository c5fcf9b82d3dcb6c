import { type HistoryEntry, type RecordHead, readJson, realisationOf, type Snapshot, writeJson } from "../../../engine/index.ts";
import type { WriteScope } from "../../database/opening/open-database.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import {
	appendEvents,
	type HistoryRow,
	insertHistory,
	insertRealisation,
	type RealisationRow,
	type RealisationState,
	updateRealisation,
} from "../record/realisation-store.ts";
import { pastOf, type StoredRecord } from "../record/stored-record.ts";
import { keepRow, type ListedTenant } from "../rows/keep-row.ts";
import { carryOutEffects } from "./carry-out-effects.ts";
import { keepUses } from "./keep-uses.ts";
import { keepWaiting, type WaitingTenant } from "./keep-waiting.ts";
import { Process } from "./process.ts";
import { keepUniqueValues } from "./unique-values.ts";

/** What was stored. */
export interface Stored extends StoredRecord {
	readonly record: RealisationState["record"];
	/** Geography code, as it is now. */
	readonly code: string;
	readonly synced: number;
}

export function processOf(tenant: Pick<Tenant, "flows" | "readFlow">, row: RealisationRow): Process {
	const record = readJson(row.record);
	return new Process({
		identity: {
			uuid: row.uuid,
			ref: row.ref,
			caseRef: row.case_ref,
			caseCounter: row.counter,
			createdAt: row.created_at,
			earlierDocs: record.EarlierDocs,
		},
		flow: getFlowVersion(tenant, row.flow_uuid, row.flow_version),
		createdBy: row.created_by,
		updatedAt: row.updated_at,
		realisation: realisationOf(record),
		newEvents: [],
		storedEvents: row.event_count,
	});
}

export async function storeNew(scope: WriteScope, tenant: Tenant, process: Process): Promise<Stored> {
	const { head, change } = changeOf(scope, process);
	const added = addedTexts(process);
	const { identity, flow } = process;
	await insertRealisation(scope.db, {
		tenant: tenant.slug,
		uuid: identity.uuid,
		counter: identity.caseCounter,
		ref: identity.ref,
		case_ref: identity.caseRef,
		flow_uuid: flow.uuid,
		flow_version: flow.version,
		created_by: process.createdBy,
		created_at: identity.createdAt,
		...change,
		...added,
	});
	await keepUniqueValues(scope, tenant.slug, process);
	await keepUses(scope, tenant.slug, process);
	await keepRow(scope, tenant, {
		...change,
		uuid: identity.uuid,
		flow,
		created_at: identity.createdAt,
		record: head,
		events: process.newEvents,
	});
	await storeHappenings(scope, tenant, process, 0);
	await keepWaiting(scope, tenant, process, { code: change.code, events: process.newEvents, before: null });
	return { code: change.code, synced: change.synced, record: change.record, files: "", ...added };
}

/** Stores the changes to a process since its row was read, in the transaction that read it. */
export async function storeChange(
	scope: WriteScope,
	tenant: WaitingTenant & ListedTenant,
	process: Process,
	row: RealisationRow,
): Promise<Stored> {
	await keepUniqueValues(scope, tenant.slug, process);
	await keepUses(scope, tenant.slug, process);
	const { head, change } = changeOf(scope, process);
	const added = addedTexts(process);
	// Not sliced from the text of all events: that would join the whole text only to take off its end.
	const addedEvents = row.events === "" || added.events === "" ? added.events : `,${added.events}`;
	const history = joined(added.history, row.history);
	await updateRealisation(scope.db, tenant.slug, process.identity.uuid, {
		...change,
		added_events: addedEvents,
		...(added.history === "" ? {} : { history }),
	});
	const allEvents = [...pastOf(row), ...process.newEvents];
	await keepRow(scope, tenant, {
		...change,
		uuid: row.uuid,
		flow: process.flow,
		created_at: row.created_at,
		record: head,
		events: allEvents,
	});
	await storeHappenings(scope, tenant, process, process.newSnapshots.length === 0 ? 0 : lengthOf(row.history));
	await keepWaiting(scope, tenant, process, { code: change.code, events: allEvents, before: row.code });
	return {
		code: change.code,
		synced: change.synced,
		record: change.record,
		files: row.files,
		events: row.events + addedEvents,
		history,
		hidesFiles: process.realisation.flags.gdpr,
	};
}

function changeOf(scope: WriteScope, process: Process): { readonly head: RecordHead; readonly change: RealisationState } {
	const synced = scope.tick();
	const record = process.record(synced);
	const change = {
		type: process.realisation.type,
		subtype: process.realisation.subtype,
		code: record.MunicipalityCode,
		status: statusOf(record),
		active_step: record.flow.activeStep,
		label: record.status.label,
		address: record.address,
		updated_at: record.updated_at,
		synced,
		event_count: process.storedEvents + process.newEvents.length,
		record: writeJson(record),
	};
	return { head: record, change };
}

/** The events and history added since the row was read, as texts to be appended to those of the row. */
function addedTexts({ newEvents, newSnapshots }: Process): { events: string; history: string } {
	const entries = newSnapshots.map(({ ts, userId, step, iteration, values }): HistoryEntry => ({ ts, userId, step, iteration, values }));
	return { events: partsOf(newEvents), history: partsOf(entries.reverse()) };
}

/** The elements of a list as JSON text, without the brackets. */
const partsOf = (list: readonly unknown[]) => JSON.stringify(list).slice(1, -1);

const joined = (first: string, second: string) => (first === "" || second === "" ? first + second : `${first},${second}`);

const lengthOf = (parts: string): number => JSON.parse(`[${parts}]`).length;

/** The status to show; of several flags that are set, the first in this order counts. */
function statusOf({ status }: RecordHead): string {
	return (["completed", "cancelled", "onhold"] as const).find((flag) => status[flag].enabled) ?? "active";
}

async function storeHappenings(scope: WriteScope, tenant: Pick<Tenant, "slug">, process: Process, storedSnapshots: number): Promise<void> {
	const { uuid } = process.identity;
	const rows = process.newEvents.map(({ type, ts, version, userId, meta }, index) => ({
		tenant: tenant.slug,
		realisation_uuid: uuid,
		number: process.storedEvents + index + 1,
		type,
		ts,
		version,
		user_id: userId,
		meta: JSON.stringify(meta),
	}));
	await appendEvents(scope.db, rows);
	for (const [index, snapshot] of process.newSnapshots.entries()) {
		await insertHistory(scope.db, historyRow(tenant.slug, uuid, storedSnapshots + index + 1, snapshot));
	}
	await carryOutEffects(scope, tenant.slug, uuid, process.effects);
}

function historyRow(tenant: string, uuid: string, number: number, snapshot: Snapshot): HistoryRow {
	const { iteration, ts, userId, step } = snapshot;
	return { tenant, realisation_uuid: uuid, number, iteration, ts, user_id: userId, step, snapshot: JSON.stringify(snapshot) };
}
