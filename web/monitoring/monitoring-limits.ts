import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";

/** Share of the time in use above which a location is too busy: for a location, and in a charging point's chart. */
export interface MonitoringLimits {
	readonly limit: number;
	readonly chartLimit: number;
}

const DEFAULT_LIMIT = 0.5;
const DEFAULT_CHART_LIMIT = 0.6;

export function limitsOf({ monitoring }: TenantConfiguration): MonitoringLimits {
	return { limit: monitoring?.limit ?? DEFAULT_LIMIT, chartLimit: monitoring?.chartLimit ?? DEFAULT_CHART_LIMIT };
}
