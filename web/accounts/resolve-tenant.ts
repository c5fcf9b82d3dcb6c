import type { Person } from "../../engine/index.ts";
import { activeTenant } from "../tenants/active-tenant.ts";
import type { TenantPlace } from "./client-configuration.ts";

interface Circumstances {
	/** Host of the page, including its port. */
	readonly host: string;
	readonly tenants: readonly TenantPlace[];
	readonly person: Person;
	/** Slug that the address of the page names. */
	readonly asked?: string | null;
	/** The person's last choice in this browser. */
	readonly remembered: string | null;
	readonly defaultTenant: string;
}

/** The tenant that has this host to itself. */
export function tenantOfHost(host: string, tenants: readonly TenantPlace[]): TenantPlace | undefined {
	return tenants.find(({ baseUrl }) => URL.canParse(baseUrl) && new URL(baseUrl).host === host);
}

/**
 * The tenant to work in: the one the host belongs to, else of those that are open to the person the one that is asked for, their last choice,
 * the default or the first.
 */
export function resolveTenant({ host, tenants, person, asked = null, remembered, defaultTenant }: Circumstances): string {
	return (
		tenantOfHost(host, tenants)?.slug ??
		activeTenant(person, { known: tenants.map(({ slug }) => slug), asked, chosen: remembered, defaultTenant })
	);
}
