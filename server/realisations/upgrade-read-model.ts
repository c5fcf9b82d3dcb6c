import type { Codes } from "../../engine/index.ts";
import type { FlowVersion } from "../flows/flow-version.ts";
import { type UpgradeOrder, type UpgradeResult, upgradeProcesses } from "./upgrade-processes.ts";
import { countRunning, listRunning } from "./upgrade-store.ts";

interface ImpactQuestion extends Pick<UpgradeOrder, "data" | "tenant" | "now"> {
	readonly to: FlowVersion;
	/** What is to become of what processes hold, by the version that they come from. */
	readonly mappings: NonNullable<UpgradeOrder["mappings"]>;
	/** Where somebody may know of processes; of the others they learn how many there are. */
	readonly codes: Codes;
	/** Counter of the last one of the part before; 0 for the first part. */
	readonly after: number;
}

/** What one version of a flow means for part of the processes that run. */
interface Impact {
	/** On this version already, on others, and where the person knows of none. */
	readonly there: number;
	readonly others: number;
	readonly elsewhere: number;
	readonly results: readonly UpgradeResult[];
	/** Where the next part begins; null after the last. */
	readonly next: number | null;
}

/** Processes that are tried in one part: a second's work at most. */
const mostTried = 100;

/** Says what taking running processes along would come to, and writes nothing. The version need not be kept yet. */
export async function impactOf({ data, tenant, to, mappings, codes, after, now }: ImpactQuestion): Promise<Impact> {
	const counted = await countRunning(data.db, { tenant: tenant.slug, flow: to.uuid, version: to.version, codes });
	const processes = await listRunning(data.db, tenant.slug, to.uuid, { codes, after, most: mostTried });
	const results = await upgradeProcesses({ data, tenant, to, mappings, apply: false, userId: "", now, processes });
	return { ...counted, results, next: processes.length < mostTried ? null : (processes.at(-1)?.counter ?? null) };
}
