import type { RealisationRecord, StakeholderCategory, Values } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { Body } from "../api/operation.ts";
import { problemOf } from "../api/problem-of.ts";
import { checkStakeholderCategory } from "../stakeholders/stakeholder-category.ts";

// The calls that write a process, except those that connect something to it (connection-commands.ts). `synced` is the version
// of the record that the change was made on; if somebody saved in between, the server refuses with status 409 and sends the
// current record (see `conflictingRecord`).

/** Stakeholders that were not chosen are left out. */
export type NewRealisation = Body<"createRealisation">;

/** `idempotencyKey`: the uuid of the process to create, so that a second click or a lost answer does not create a second one. */
export async function createRealisation(body: NewRealisation, idempotencyKey: string): Promise<RealisationRecord> {
	return (await call(operations.createRealisation, { body, idempotencyKey })).data;
}

interface StepSave {
	readonly step: string;
	readonly complete: boolean;
	readonly correction: boolean;
	/** Code of the step that the save should lead to; the server refuses the save if it leads elsewhere. */
	readonly target: string;
	/** Uuid of the target step. */
	readonly targetUuid: string;
	readonly synced: number;
	readonly values: Values;
	/** Why a completed step is being corrected or changed. */
	readonly reason?: string;
	readonly idempotencyKey?: string;
}

/** Saves or completes a step. Resolves to the record after the save. */
export async function saveStep(uuid: string, save: StepSave): Promise<RealisationRecord> {
	const { step, complete, correction, target, reason } = save;
	const body = {
		intent: { step, complete, correction, target, ...(reason !== undefined && { reason }) },
		synchronisation: { synced: save.synced },
		data: { status: { uuid: save.targetUuid }, values: save.values },
	};
	return (await call(operations.saveStep, { params: { uuid }, body, idempotencyKey: save.idempotencyKey })).data;
}

/** Changes the process type. Refused once anything has been saved in the process. */
export async function changeType(uuid: string, type: string, synced: number): Promise<RealisationRecord> {
	return (await call(operations.changeType, { params: { uuid }, body: { synchronisation: { synced }, data: { type } } })).data;
}

/** Replaces the tags of the process. */
export async function setTags(uuid: string, tags: readonly string[], synced: number): Promise<RealisationRecord> {
	return (await call(operations.setTags, { params: { uuid }, body: { synchronisation: { synced }, data: { tags } } })).data;
}

/** Undoes the last act of the process. */
export async function undoLastAct(uuid: string, synced: number): Promise<RealisationRecord> {
	return (await call(operations.undoLastAct, { params: { uuid }, body: { synchronisation: { synced } } })).data;
}

/** Extends a term, by a number of days or until a later day. */
export async function extendTerm(uuid: string, data: Body<"extendTerm">["data"], synced: number): Promise<RealisationRecord> {
	return (await call(operations.extendTerm, { params: { uuid }, body: { synchronisation: { synced }, data } })).data;
}

/** Throws 'Invalid category' before sending anything. */
export async function changeStakeholder(
	uuid: string,
	category: StakeholderCategory,
	slug: string,
	synced: number,
): Promise<RealisationRecord> {
	checkStakeholderCategory(category);
	return (await call(operations.changeStakeholder, { params: { uuid }, body: { synchronisation: { synced }, data: { slug } } })).data;
}

export interface StatusChange {
	readonly status: "cancelled" | "onhold" | "vkb";
	readonly action: "enable" | "disable";
	readonly reason?: string;
	readonly comment?: string;
	/** Optional for vkb only. */
	readonly synced?: number;
}

const statuses: readonly string[] = ["cancelled", "onhold", "vkb"];
const statusActions: readonly string[] = ["enable", "disable"];

/** Throws 'Invalid status' or 'Invalid action' before sending anything. A vkb change is sent without reason and comment. */
export async function setStatus(uuid: string, change: StatusChange): Promise<RealisationRecord> {
	if (!statuses.includes(change.status)) throw new Error("Invalid status");
	if (!statusActions.includes(change.action)) throw new Error("Invalid action");
	const { status, action, reason, comment, synced } = change;
	const explained = status === "vkb" ? {} : { ...(reason ? { reason } : {}), ...(comment ? { comment } : {}) };
	const body = { ...(synced === undefined ? {} : { synchronisation: { synced } }), data: { status, action, ...explained } };
	return (await call(operations.changeStatus, { params: { uuid }, body })).data;
}

/** The current record out of a refusal with status 409, which means that somebody else saved first; null for any other error. */
export function conflictingRecord(error: unknown): RealisationRecord | null {
	const problem = problemOf<ChangeOfProcess>(error);
	return problem?.status === 409 ? (problem.current ?? null) : null;
}

type ChangeOfProcess =
	| "saveStep"
	| "changeType"
	| "setTags"
	| "changeStakeholder"
	| "extendTerm"
	| "undoLastAct"
	| "changeStatus"
	| "connectLocation"
	| "connectRequest"
	| "disconnectFile";
