import type { Person } from "../tenants/person.ts";

/** Roles that a person has in a tenant for one geography code. */
export function rolesAt({ roles }: Person, tenant: string, code: string): readonly string[] {
	return Object.entries(roles[tenant] ?? {}).flatMap(([role, codes]) => (codes.includes("*") || codes.includes(code) ? [role] : []));
}
