import type { FlowVersion } from "./flow-version.ts";

/** The versions a tenant has: the one new processes start with, and all, by "uuid version". */
interface Versions {
	readonly flow: FlowVersion;
	readonly flows: ReadonlyMap<string, FlowVersion>;
}

/** The asked version of a flow of the tenant; without a version the current one, or the newest of a flow that is no longer current. */
export function findFlow({ flow, flows }: Versions, uuid: string, version: string | undefined): FlowVersion | undefined {
	if (version !== undefined) return flows.get(`${uuid} ${version}`);
	if (flow.uuid === uuid) return flow;
	return [...flows.values()].findLast((stored) => stored.uuid === uuid);
}
