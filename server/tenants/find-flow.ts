import type { FlowVersion } from "../flows/flow-version.ts";
import type { Tenant } from "./tenant.ts";

/** The asked version of a flow of the tenant; without a version the current one, or the newest of a flow that is no longer current. */
export function findFlow(tenant: Tenant, uuid: string, version: string | undefined): FlowVersion | undefined {
	if (version !== undefined) return tenant.flows.get(`${uuid} ${version}`);
	if (tenant.flow.uuid === uuid) return tenant.flow;
	return [...tenant.flows.values()].findLast((flow) => flow.uuid === uuid);
}
