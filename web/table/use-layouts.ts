import { useMemo } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import { hasAccess, usePerson, useTenant } from "../tenants/TenantContext.tsx";

/** The layouts of a list that this person may have, in their order. */
export function useLayouts({ layouts }: Pick<ListDefinition, "layouts">): ListDefinition["layouts"] {
	const tenant = useTenant();
	const { roles } = usePerson();
	return useMemo(() => layouts.filter(({ access }) => access === null || hasAccess(tenant, roles, access)), [layouts, tenant, roles]);
}
