import { roleName, rolesOf } from "../definition/roles.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { RoleCalled } from "./side.ts";

/** Names roles as the later of two tenants does, and a role that it no longer has as the former did. */
export function rolesCalled(
	before: Pick<TenantDefinition, "roles"> | undefined,
	after: Pick<TenantDefinition, "roles"> | undefined,
): RoleCalled {
	const [was, is] = [rolesOf(before ?? {}), rolesOf(after ?? {})];
	return (code) => roleName(code, is.some(({ role }) => role === code) ? is : was);
}
