import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { type Column, columns } from "./columns.ts";
import type { SortKey } from "./list-state.ts";

/** Columns that can differ from row to row in this tenant: with one process type, or no traffic decisions, there is nothing to compare. */
export function shownColumns(tenant: Pick<TenantConfiguration, "processTypes" | "trafficDecision">): readonly Column[] {
	const same = new Set<SortKey>([
		...(tenant.processTypes.length > 1 ? [] : (["type"] as const)),
		...(tenant.trafficDecision === false ? (["vkb"] as const) : []),
	]);
	return columns.filter(({ key }) => !same.has(key));
}
