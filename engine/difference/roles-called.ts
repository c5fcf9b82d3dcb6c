import { roleName, rolesOf } from "../definition/roles.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { RoleCalled } from "./side.ts";

/** What the later of two tenants calls a role, and of one that it has no more, what the former did. */
export function rolesCalled(
	before: Pick<TenantDefinition, "roles"> | undefined,
	after: Pick<TenantDefinition, "roles"> | undefined,
): RoleCalled {
	const [was, is] = [rolesOf(before ?? {}), rolesOf(after ?? {})];
	return (code) => roleName(code, is.some(({ role }) => role === code) ? is : was);
}
