import { type ListName, listRights } from "../../../engine/index.ts";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { allowedRoleLabels } from "../../ui/words/role-label.ts";
import "../../texts/areas/lists.ts";

/** Says which roles may export this list, which also asks the right to see it, for a person who may not; undefined for a person who may. */
export function useExportRefusal(list: ListName): string | undefined {
	const mayExport = useAccess("export");
	const { export: exporting = [], [listRights[list]]: seeing = [] } = useTenant().access;
	if (mayExport) return undefined;
	if (exporting.length === 0) return text("table.export.nobody");
	const both = exporting.filter((role) => seeing.includes(role));
	if (both.length > 0) return text("table.export.others", { roles: allowedRoleLabels(both) });
	return text("table.export.together", { exporting: allowedRoleLabels(exporting), seeing: allowedRoleLabels(seeing) });
}
