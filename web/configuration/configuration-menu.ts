import type { KeptList } from "../../engine/index.ts";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";

/** Pages of the configuration that the person may open, in the menu's order; none for who may not come here at all. */
export function useConfigurationMenu(): readonly KeptList[] {
	const mayConfigure = useAccess("admin");
	const { hasPids } = useTenant();
	if (!mayConfigure) return [];
	return hasPids === true ? ["tags", "pids"] : ["tags"];
}
