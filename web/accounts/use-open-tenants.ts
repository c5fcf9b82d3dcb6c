import { useQuery } from "@tanstack/react-query";
import type { Person } from "../../engine/index.ts";
import { openTenants } from "../tenants/active-tenant.ts";
import { getClientConfiguration } from "./client-configuration.ts";
import { tenantOfHost } from "./resolve-tenant.ts";

export interface OpenTenant {
	readonly value: string;
	readonly label: string;
}

/**
 * The tenants in which the person has a role. Empty where there is nothing to choose: for who has one, and at
 * the address of one tenant, where nobody works in another.
 */
export function useOpenTenants(person: Pick<Person, "roles">): readonly OpenTenant[] {
	const several = Object.keys(person.roles).length > 1;
	const { data } = useQuery({
		queryKey: ["client-configuration"],
		queryFn: getClientConfiguration,
		enabled: several,
		meta: { quiet: true },
	});
	const tenants = data?.tenants ?? [];
	const open = openTenants(
		person,
		tenants.map(({ slug }) => slug),
	);
	if (open.length < 2 || tenantOfHost(window.location.host, tenants) !== undefined) return [];
	return [...open].sort().map((value) => ({ value, label: tenants.find(({ slug }) => slug === value)?.label ?? value }));
}
