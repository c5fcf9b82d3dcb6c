import { countryOf, objectOf, type Reason, type TenantRules } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";

/** The part of the tenant configuration that the engine needs. */
export function tenantRules(configuration: TenantConfiguration): TenantRules {
	return {
		onHoldReasons: reasonsIn(configuration.onHoldReasons),
		cancelReasons: reasonsIn(configuration.cancelReasons),
		access: configuration.access,
		sharedLocations: configuration.sharedLocations === true,
		canResetDateValue: configuration.canResetDateValue === true,
		terms: configuration.terms ?? {},
		country: countryOf(configuration),
	};
}

function reasonsIn(list: unknown): readonly Reason[] {
	return Array.isArray(list) ? list.filter(isReason) : [];
}

function isReason(entry: unknown): entry is Reason {
	const { value, text } = objectOf(entry);
	return typeof value === "string" && typeof text === "string";
}
