import { roles as listed } from "../../schemas/index.ts";
import type { TenantDefinition } from "./tenant-definition.ts";

/** A role that the product or the tenant knows. */
export interface Role {
	readonly role: string;
	/** Dutch; two roles may share one. */
	readonly label: string;
	/** Works everywhere, so naming it for a step would say nothing. */
	readonly unnamed?: boolean;
}

/** The roles of the product, in the order in which the language names them. */
export const roles: readonly Role[] = listed;

/** What a role is called among others: with its code if another has the same name. */
export function roleName(code: string, among: readonly Role[]): string {
	const label = among.find(({ role }) => role === code)?.label;
	if (label === undefined) return code;
	return among.filter((other) => other.label === label).length > 1 ? `${label} (${code})` : label;
}

/** Every role there is for a tenant: the product's, by the names the tenant gives them, and behind them its own. */
export function rolesOf({ roles: own = {} }: Pick<TenantDefinition, "roles">): readonly Role[] {
	const known = new Set(roles.map(({ role }) => role));
	return [
		...roles.map((role) => ({ ...role, ...own[role.role] })),
		...Object.entries(own).flatMap(([role, { label }]) => (known.has(role) ? [] : [{ role, label }])),
	];
}
