import type { Tenant } from "../tenants/tenant.ts";
import type { FlowVersion } from "./flow-version.ts";

/** The asked version of a flow of the tenant; without a version the current one, or the newest of a flow that is no longer current. */
export async function findFlow(
	{ flow, flows, readFlow }: Pick<Tenant, "flow" | "flows" | "readFlow">,
	uuid: string,
	version: string | undefined,
): Promise<FlowVersion | undefined> {
	if (version !== undefined) return flows.get(`${uuid} ${version}`) ?? readFlow(uuid, version);
	if (flow.uuid === uuid) return flow;
	return [...flows.values()].findLast((stored) => stored.uuid === uuid);
}
