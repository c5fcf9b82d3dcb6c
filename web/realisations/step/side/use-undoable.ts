import { useMemo } from "react";
import { type CompiledFlow, type RealisationRecord, realisationOf, undo } from "../../../../engine/index.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { tenantRules } from "../../process/tenant-rules.ts";

/** Whether this person may take back the last act of the process: the answer the server would give. */
export function useUndoable(record: RealisationRecord, flow: CompiledFlow): boolean {
	const tenant = useTenant();
	const actor = useRightsAt(record.MunicipalityCode);
	return useMemo(
		() => !undo(flow, realisationOf(record), actor, Date.now(), { tenant: tenantRules(tenant), past: record.Events }).refused,
		[flow, record, actor, tenant],
	);
}
