import type { Realisation, RealisationRecord } from "../../engine/index.ts";
import type { WriteScope } from "../database/open-database.ts";
import { getFlowVersion, type Tenant } from "../tenants/tenant.ts";
import { carryOutEffects } from "./location-effects.ts";
import { Process } from "./process.ts";
import {
	appendEvents,
	insertHistory,
	insertRealisation,
	type RealisationChange,
	type RealisationRow,
	updateRealisation,
} from "./realisation-store.ts";

/** What was stored. */
export interface Stored {
	readonly record: RealisationRecord;
	/** JSON text of `record`. */
	readonly answer: string;
}

/** The process that a row holds. */
export function processOf(tenant: Tenant, row: RealisationRow): Process {
	const record = JSON.parse(row.answer) as RealisationRecord;
	return new Process({
		identity: {
			uuid: row.uuid,
			ref: row.ref,
			caseRef: row.case_ref,
			caseCounter: row.counter,
			requestUuids: record.requestUuids,
			createdAt: row.created_at,
		},
		flow: getFlowVersion(tenant, row.flow_uuid, row.flow_version),
		createdBy: row.created_by,
		updatedAt: row.updated_at,
		realisation: JSON.parse(row.state) as Realisation,
		events: record.Events,
		history: record.history,
		storedEvents: row.event_count,
	});
}

/** Stores a process that is new. */
export async function storeNew(scope: WriteScope, tenant: Tenant, process: Process): Promise<Stored> {
	const { stored, change } = written(scope, process);
	const { identity, flow, realisation } = process;
	await insertRealisation(scope.db, {
		tenant: tenant.slug,
		uuid: identity.uuid,
		counter: identity.caseCounter,
		ref: identity.ref,
		case_ref: identity.caseRef,
		type: realisation.type,
		subtype: realisation.subtype,
		flow_uuid: flow.uuid,
		flow_version: flow.version,
		created_by: process.createdBy,
		created_at: identity.createdAt,
		...change,
	});
	await storeHappenings(scope, tenant, process);
	return stored;
}

/** Stores what happened to a process since it was read, in the transaction that read it. */
export async function storeChange(scope: WriteScope, tenant: Tenant, process: Process): Promise<Stored> {
	const { stored, change } = written(scope, process);
	await updateRealisation(scope.db, tenant.slug, process.identity.uuid, change);
	await storeHappenings(scope, tenant, process);
	return stored;
}

function written(scope: WriteScope, process: Process): { stored: Stored; change: RealisationChange } {
	const synced = scope.tick();
	const record = process.record(synced);
	const answer = JSON.stringify(record);
	const change = {
		code: record.MunicipalityCode,
		status: statusOf(record),
		active_step: record.flow.activeStep,
		label: record.status.label,
		address: record.address,
		updated_at: record.updated_at,
		synced,
		event_count: process.events.length,
		state: JSON.stringify(process.realisation),
		answer,
	};
	return { stored: { record, answer }, change };
}

/** Shown status, in the order in which flags that lie on top of each other count. */
function statusOf({ status }: RealisationRecord): string {
	return (["completed", "cancelled", "onhold"] as const).find((flag) => status[flag].enabled) ?? "active";
}

async function storeHappenings(scope: WriteScope, tenant: Tenant, process: Process): Promise<void> {
	const { uuid } = process.identity;
	const rows = process.events.slice(process.storedEvents).map(({ type, ts, version, userId, meta }, index) => ({
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
	const storedSnapshots = process.history.length - process.newSnapshots.length;
	for (const [index, snapshot] of process.newSnapshots.entries()) {
		const { iteration, ts, userId, step } = snapshot;
		await insertHistory(scope.db, {
			tenant: tenant.slug,
			realisation_uuid: uuid,
			number: storedSnapshots + index + 1,
			iteration,
			ts,
			user_id: userId,
			step,
			snapshot: JSON.stringify(snapshot),
		});
	}
	await carryOutEffects(scope, tenant.slug, uuid, process.effects);
}
