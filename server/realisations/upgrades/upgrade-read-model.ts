import type { Codes } from "../../../engine/index.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { type UpgradeOrder, type UpgradeResult, upgradeProcesses } from "./upgrade-processes.ts";
import { countRunning, listRunning } from "./upgrade-store.ts";

interface ImpactQuestion extends Pick<UpgradeOrder, "data" | "tenant" | "now"> {
	readonly to: FlowVersion;
	/** Where the stored values go, by the version that processes come from. */
	readonly mappings: NonNullable<UpgradeOrder["mappings"]>;
	/** Geography codes whose processes the person may know; of the others they learn only the number. */
	readonly codes: Codes;
	/** Counter of the last process in the previous part; 0 for the first part. */
	readonly after: number;
}

/** The consequences of one version of a flow for part of the running processes. */
interface Impact {
	/** Numbers of processes already on this version, on other versions, and outside what the person may know. */
	readonly there: number;
	readonly others: number;
	readonly elsewhere: number;
	readonly results: readonly UpgradeResult[];
	/** Where the next part begins; null after the last. */
	readonly next: number | null;
}

/** Processes tried in one part: at most a second's work. */
const mostTried = 100;

/** Reports the outcome of taking running processes along, without writing anything. The version need not be stored yet. */
export async function impactOf({ data, tenant, to, mappings, codes, after, now }: ImpactQuestion): Promise<Impact> {
	const counted = await countRunning(data.db, { tenant: tenant.slug, flow: to.uuid, version: to.version, codes });
	const processes = await listRunning(data.db, tenant.slug, to.uuid, { codes, after, most: mostTried });
	const results = await upgradeProcesses({ data, tenant, to, mappings, apply: false, userId: "", now, processes });
	return { ...counted, results, next: processes.length < mostTried ? null : (processes.at(-1)?.counter ?? null) };
}
