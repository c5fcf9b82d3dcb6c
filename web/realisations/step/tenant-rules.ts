import type { Reason, TenantRules } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";

/** What of the tenant's configuration the engine's commands depend on. */
export function tenantRules(configuration: TenantConfiguration): TenantRules {
	return {
		onHoldReasons: reasonsIn(configuration.onHoldReasons),
		cancelReasons: reasonsIn(configuration.cancelReasons),
		access: configuration.access,
		sharedLocations: configuration.sharedLocations === true,
		canResetDateValue: configuration.canResetDateValue === true,
	};
}

function reasonsIn(list: unknown): readonly Reason[] {
	return Array.isArray(list) ? list.filter(isReason) : [];
}

function isReason(entry: unknown): entry is Reason {
	if (typeof entry !== "object" || entry === null) return false;
	const { value, text } = entry as Record<string, unknown>;
	return typeof value === "string" && typeof text === "string";
}
