import type { MapSettings } from "../../map/map-settings.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";

const NONE: MapSettings = {};

/** The tenant's map, as far as it says anything of it. */
export function mapSettings(tenant: TenantConfiguration): MapSettings {
	return typeof tenant.map === "object" && tenant.map !== null ? (tenant.map as MapSettings) : NONE;
}
