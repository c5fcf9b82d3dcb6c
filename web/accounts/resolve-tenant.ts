import type { Person } from "../../engine/index.ts";
import { activeTenant } from "../tenants/active-tenant.ts";
import type { TenantPlace } from "./client-configuration.ts";

interface Circumstances {
	/** Host of the page, including its port. */
	readonly host: string;
	readonly tenants: readonly TenantPlace[];
	readonly person: Person;
	/** The person's last choice in this browser. */
	readonly remembered: string | null;
	readonly defaultTenant: string;
}

/**
 * The tenant to work in: the one the host belongs to, else the person's only one, else their last choice, else the
 * default.
 */
export function resolveTenant({ host, tenants, person, remembered, defaultTenant }: Circumstances): string {
	const here = tenants.find(({ baseUrl }) => URL.canParse(baseUrl) && new URL(baseUrl).host === host);
	return here?.slug ?? activeTenant(person, remembered, defaultTenant);
}
