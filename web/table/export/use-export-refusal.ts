import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { allowedRoleLabels } from "../../ui/words/role-label.ts";
import "../../texts/areas/lists.ts";

/** Says which roles may export, for a person who may not; undefined for a person who may. */
export function useExportRefusal(): string | undefined {
	const mayExport = useAccess("export");
	const { export: roles = [] } = useTenant().access;
	if (mayExport) return undefined;
	return roles.length > 0 ? text("table.export.others", { roles: allowedRoleLabels(roles) }) : text("table.export.nobody");
}
