import { useMemo } from "react";
import type { ListDefinition } from "../../engine/index.ts";
import { useRights } from "../tenants/TenantContext.tsx";

/** The layouts of a list that this person may use, in order. */
export function useLayouts({ layouts }: Pick<ListDefinition, "layouts">): ListDefinition["layouts"] {
	const rights = useRights();
	return useMemo(() => layouts.filter(({ access }) => access === null || rights.has(access)), [layouts, rights]);
}
