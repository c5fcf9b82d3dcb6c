import {
	enteredMilestones,
	type PlannedAct,
	type PlannedPath,
	type RealisationRecord,
	readPath,
	subStepMilestones,
	type Values,
} from "../../engine/index.ts";
import type { Tenant } from "../../server/tenants/tenant.ts";
import { withRealFiles } from "../../server/test-support/with-real-files.ts";
import { type EveryTenant, saveCall } from "./every-tenant.ts";

/** What a walk covered, and where it deviated from the plan. */
export interface WalkedPath {
	readonly record: RealisationRecord;
	readonly differences: readonly string[];
}

/**
 * Walks one planned path the way people do, through API calls, and compares each response with the plan. `passed`
 * receives the milestones that only the responses reveal: who completed, which sub-steps were walked, that a change was
 * carried out, that a field was filled in.
 */
export async function walkPath(all: EveryTenant, slug: string, path: PlannedPath, passed: (id: string) => void): Promise<WalkedPath> {
	const tenant = all.tenant(slug);
	let record = await beginPath(all, slug, path);
	for (const act of path.acts) {
		all.clock.now += 60_000;
		const answer = await all.person(slug, act.as).post(`processes/realisation/${record.uuid}`, await callWithFiles(all, slug, record, act));
		if (answer.status !== 200) return { record, differences: [`step ${act.step} by ${act.as}: ${answer.status} ${answer.text}`] };
		const differences = differencesFrom(act, answer.body.data);
		if (differences.length > 0) return { record: answer.body.data, differences };
		const after = answer.body.data;
		passed(`role ${act.step}/${act.as}`);
		for (const { id } of subStepMilestones(tenant.flow.compiled, statesOf(record), statesOf(after))) passed(id);
		if (act.kind === "change" && after.flow.iteration > record.flow.iteration) {
			for (const id of act.passed.filter((one) => one.startsWith(`effect ${act.step}/change/`))) passed(id);
		}
		const step = tenant.flow.compiled.steps.get(act.step);
		if (step !== undefined) for (const id of enteredMilestones(step, record.values, after.values)) passed(id);
		record = after;
	}
	return { record, differences: [] };
}

/** Starts the process of a path, as its starter. */
export async function beginPath(all: EveryTenant, slug: string, path: PlannedPath): Promise<RealisationRecord> {
	const { geographyCode, stakeholders, type } = path.beginning;
	all.clock.now = Math.max(all.clock.now, path.startsAt);
	const created = await all.person(slug, path.starter).post("processes/realisation", { geographyCode, stakeholders, tenant: slug, type });
	if (created.status !== 201) throw new Error(`${slug}: ${path.starter} cannot start a process: ${created.text}`);
	return created.body.data;
}

/** The call of a planned act, after its actor has uploaded the files it names. */
export async function callWithFiles(
	all: EveryTenant,
	slug: string,
	record: RealisationRecord,
	act: PlannedAct,
	complete = true,
): Promise<object> {
	const values = await withRealFiles(all.app, slug, all.person(slug, act.as), record, act.values);
	return callOf(all.tenant(slug), record, { ...act, values }, complete);
}

/** The call of a planned act for this process. */
function callOf(tenant: Tenant, record: RealisationRecord, act: PlannedAct, complete = true): object {
	const intent = { step: act.step, target: complete ? act.target : act.step, complete };
	return saveCall(tenant, record, intent, made(act.values, tenant.flow.compiled.unique.keys(), record));
}

/** The values, with the process's number appended where they must be unique among processes. */
function made(values: Values, unique: Iterable<string>, { case_counter }: RealisationRecord): Values {
	let result = values;
	for (const path of unique) {
		const value = readPath(values, path);
		if (typeof value === "string") result = put(result, path.split("."), `${value}${case_counter}`);
	}
	return result;
}

function put(values: Values, [name = "", ...rest]: readonly string[], value: string): Values {
	return { ...values, [name]: rest.length === 0 ? value : put((values[name] ?? {}) as Values, rest, value) };
}

function statesOf({ flow }: RealisationRecord) {
	return Object.fromEntries(
		flow.state.map(({ step, started_at, completed_at }) => [step, { startedAt: started_at, completedAt: completed_at }]),
	);
}

function differencesFrom({ step, as, expected }: PlannedAct, { flow, status }: RealisationRecord): readonly string[] {
	const found = {
		activeStep: flow.activeStep,
		completed: status.completed.enabled,
		cancelled: status.cancelled.enabled,
		iteration: flow.iteration,
		marks: flow.marks,
		steps: Object.fromEntries(flow.state.map((state) => [state.step, state.completed_at !== null])),
	};
	return Object.entries(expected).flatMap(([name, wanted]) => {
		const is = found[name as keyof typeof found];
		return sorted(is) === sorted(wanted) ? [] : [`after step ${step} by ${as}, ${name}: planned ${sorted(wanted)}, found ${sorted(is)}`];
	});
}

/** JSON text that doesn't depend on the order of names. */
function sorted(value: unknown): string {
	return JSON.stringify(value, (_name, inner) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
	);
}
