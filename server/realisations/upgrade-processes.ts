import {
	activeStep,
	compareFlows,
	type FlowChange,
	type FlowDifference,
	needsOf,
	type UpgradeMapping,
	type UpgradeOutcome,
} from "../../engine/index.ts";
import type { DataDoor, WriteScope } from "../database/open-database.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { Problem } from "../problems/problem.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { WaitingTenant } from "./keep-waiting.ts";
import type { Process } from "./process.ts";
import { processOf, storeChange } from "./process-store.ts";
import { findRealisation, findToChange, type RealisationRow, realisationsAhead } from "./realisation-store.ts";
import type { ListedTenant } from "./rows/keep-row.ts";
import { auditUpgrade, listRunning, pinVersion, type RunningProcess } from "./upgrade-store.ts";

export interface UpgradeOrder {
	readonly data: DataDoor;
	readonly tenant: WaitingTenant & ListedTenant & Pick<Tenant, "flows" | "readFlow">;
	/** Version to go to; the database keeps it already. */
	readonly to: FlowVersion;
	/** What is to become of what processes hold, by the version that they come from. */
	readonly mappings?: ReadonlyMap<string, UpgradeMapping>;
	/** Those that are meant; all that run when left out. */
	readonly processes?: readonly Pick<RunningProcess, "uuid" | "ref" | "flow_version">[];
	/** False: says what would happen and writes nothing. */
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
	/** Code of the step it was at; null when it was at none. */
	readonly step: string | null;
	readonly outcome: UpgradeOutcome;
	/** The changes about which somebody had to say what becomes of its values, whether they did or not. */
	readonly needs: readonly FlowChange[];
}

/**
 * Takes the running processes of a flow along to another version of it, one after the other, each in a
 * transaction of its own that reads it, decides, and stores it with its events, history, audit line and
 * a new `synced`. So a save that arrives in between is either included or refused as outdated, never
 * lost, and whoever is interrupted can simply begin again: what was upgraded stays, the rest is untouched.
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

/** Undefined when the process is not there to be upgraded any more: it was completed or upgraded meanwhile. */
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
		// The database keeps something the engine does not know of, such as a value that is another process's. Nothing of it was written.
		const reasons = failure.errors.map(({ path, message }) => `'${path}': ${message}`);
		return { from, step: null, needs: [], outcome: { refused: true, reasons, questions: [] } };
	});
}

/** Within a write: decides on the process as it is, and stores what came of it. Undefined when there is nothing to take along any more. */
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
	const step = activeStep(process.flow.compiled, process.realisation.steps)?.code ?? null;
	const needs = needsOf(difference.changes, process.realisation);
	return { process, row, now, result: { from, step, needs, outcome: process.upgrade(to, now, options) } };
}
