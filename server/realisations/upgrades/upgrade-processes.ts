import {
	activeStep,
	compareFlows,
	type FlowChange,
	type FlowDifference,
	needsOf,
	type UpgradeMapping,
	type UpgradeOutcome,
} from "../../../engine/index.ts";
import type { DataDoor, WriteScope } from "../../database/opening/open-database.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { Problem } from "../../problems/problem.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import type { WaitingTenant } from "../process/keep-waiting.ts";
import type { Process } from "../process/process.ts";
import { processOf, storeChange } from "../process/process-store.ts";
import { findRealisation, findToChange, type RealisationRow, realisationsAhead } from "../record/realisation-store.ts";
import type { ListedTenant } from "../rows/keep-row.ts";
import { auditUpgrade, listRunning, pinVersion, type RunningProcess } from "./upgrade-store.ts";

export interface UpgradeOrder {
	readonly data: DataDoor;
	readonly tenant: WaitingTenant & ListedTenant & Pick<Tenant, "flows" | "readFlow">;
	/** The target version; already in the database. */
	readonly to: FlowVersion;
	/** Where the stored values go, by the version that processes come from. */
	readonly mappings?: ReadonlyMap<string, UpgradeMapping>;
	/** The processes to upgrade; by default all running ones. */
	readonly processes?: readonly Pick<RunningProcess, "uuid" | "ref" | "flow_version">[];
	/** False: reports what would happen and writes nothing. */
	readonly apply: boolean;
	/** Who gave the order, for the events and the audit trail. */
	readonly userId: string;
	readonly now: () => number;
	/** Stops between two processes. */
	readonly signal?: AbortSignal;
}

/** The outcome, real or expected, for one process. */
export interface UpgradeResult {
	readonly uuid: string;
	readonly ref: string;
	/** Version it ran on. */
	readonly from: string;
	/** Code of its active step; null without one. */
	readonly step: string | null;
	/** What the version it ran on calls that step. */
	readonly stepLabel?: string;
	readonly outcome: UpgradeOutcome;
	/** The changes for which somebody had to say what happens to the values, whether they did or not. */
	readonly needs: readonly FlowChange[];
}

/**
 * Takes the running processes of a flow along to another version of it, one after the other. Each has its own transaction, which reads it,
 * decides, and stores it with its events, history, audit line and a new `synced`. So a concurrent save is either included or refused as
 * outdated, never lost, and an interrupted run can simply be started again: upgraded processes stay upgraded, the rest is untouched.
 */
export async function upgradeProcesses(order: UpgradeOrder): Promise<readonly UpgradeResult[]> {
	const { data, tenant, to, signal } = order;
	const differences = new Map<string, FlowDifference>();
	const results: UpgradeResult[] = [];
	for (const { uuid, ref, flow_version } of order.processes ?? (await listRunning(data.db, tenant.slug, to.uuid))) {
		if (signal?.aborted === true) break;
		if (flow_version === to.version) continue;
		const result = await upgradeOne(order, uuid, flow_version, differences);
		if (result !== undefined) results.push({ uuid, ref, ...result });
	}
	return results;
}

/** Undefined when the process can no longer be upgraded: it was completed or upgraded in the meantime. */
async function upgradeOne(
	order: UpgradeOrder,
	uuid: string,
	from: string,
	differences: Map<string, FlowDifference>,
): Promise<Omit<UpgradeResult, "uuid" | "ref"> | undefined> {
	const { data, tenant, apply } = order;
	if (!apply) return upgraded(order, await findRealisation(data.db, tenant.slug, uuid), differences)?.result;
	const work = async (scope: WriteScope) => takeAlong(scope, order, await findToChange(scope.db, tenant.slug, uuid), differences);
	return data.write(tenant.slug, work, [{ rows: realisationsAhead, key: uuid }]).catch((failure: unknown) => {
		if (!(failure instanceof Problem)) throw failure;
		// The database refused it for a reason that the engine does not know, such as a value that another process has. Nothing was
		// written.
		const reasons = failure.errors.map(({ path, message }) => `'${path}': ${message}`);
		return { from, step: null, needs: [], outcome: { refused: true, reasons, questions: [] } };
	});
}

/** Within a write: decides on the process as it is, and stores the outcome. Undefined when there is nothing left to take along. */
export async function takeAlong(
	scope: WriteScope,
	order: UpgradeOrder,
	row: RealisationRow | undefined,
	differences: Map<string, FlowDifference>,
): Promise<Omit<UpgradeResult, "uuid" | "ref"> | undefined> {
	const { tenant, to, userId } = order;
	const decided = upgraded(order, row, differences);
	if (decided === undefined || decided.result.outcome.refused) return decided?.result;
	await pinVersion(scope, tenant.slug, decided.row.uuid, to.version);
	await storeChange(scope, tenant, decided.process, decided.row);
	await auditUpgrade(scope, { userId, uuid: decided.row.uuid, now: decided.now });
	return decided.result;
}

interface Decided {
	readonly process: Process;
	readonly row: RealisationRow;
	readonly result: Omit<UpgradeResult, "uuid" | "ref">;
	readonly now: number;
}

function upgraded(order: UpgradeOrder, row: RealisationRow | undefined, differences: Map<string, FlowDifference>): Decided | undefined {
	const { tenant, to, mappings, userId } = order;
	if (row === undefined || row.status === "completed" || row.flow_version === to.version) return undefined;
	const process = processOf(tenant, row);
	const from = process.flow.version;
	const difference = differences.get(from) ?? compareFlows(process.flow.definition, to.definition);
	differences.set(from, difference);
	// Later than everything that happened to the process, so that its history stays in order.
	const now = Math.max(order.now(), process.updatedAt);
	const mapping = mappings?.get(from);
	const options = { actor: { userId, roles: [] }, difference, ...(mapping === undefined ? {} : { mapping }) };
	const step = activeStep(process.flow.compiled, process.realisation.steps);
	const at = step === null ? { step: null } : { step: step.code, stepLabel: step.definition.label };
	const needs = needsOf(difference.changes, process.realisation);
	return { process, row, now, result: { from, ...at, needs, outcome: process.upgrade(to, now, options) } };
}
