import type { FlowVersion } from "./flow-version.ts";

/** A tenant's versions: the one on which new processes start, those in memory by "uuid version", and a function to load others. */
interface Versions {
	readonly flow: FlowVersion;
	readonly flows: ReadonlyMap<string, FlowVersion>;
	readonly readFlow: (uuid: string, version: string) => Promise<FlowVersion | undefined>;
}

/** The requested version of a flow of the tenant; without a version the current one, or the newest of a flow that is no longer current. */
export async function findFlow(
	{ flow, flows, readFlow }: Versions,
	uuid: string,
	version: string | undefined,
): Promise<FlowVersion | undefined> {
	if (version !== undefined) return flows.get(`${uuid} ${version}`) ?? readFlow(uuid, version);
	if (flow.uuid === uuid) return flow;
	return [...flows.values()].findLast((stored) => stored.uuid === uuid);
}
