import { roles as listed } from "../../schemas/index.ts";
import type { TenantDefinition } from "./tenant-definition.ts";

/** A role that the product or the tenant knows. */
export interface Role {
	readonly role: string;
	/** Dutch; two roles may share one. */
	readonly label: string;
	/** The role works everywhere, so naming it for a step would say nothing. */
	readonly unnamed?: boolean;
}

/** The roles of the product, in the order in which the language names them. */
export const roles: readonly Role[] = listed;

/** The name of a role among others, with its code if another role has the same name. */
export function roleName(code: string, among: readonly Role[]): string {
	const label = among.find(({ role }) => role === code)?.label;
	if (label === undefined) return code;
	return among.filter((other) => other.label === label).length > 1 ? `${label} (${code})` : label;
}

/** All roles of a tenant: the product's, under the tenant's names for them, followed by the tenant's own. */
export function rolesOf({ roles: own = {} }: Pick<TenantDefinition, "roles">): readonly Role[] {
	const known = new Set(roles.map(({ role }) => role));
	return [
		...roles.map((role) => ({ ...role, ...own[role.role] })),
		...Object.entries(own).flatMap(([role, { label }]) => (known.has(role) ? [] : [{ role, label }])),
	];
}
