import { useMemo } from "react";
import { type CompiledFlow, type RealisationRecord, realisationOf, undo } from "../../../../engine/index.ts";
import { usePerson, useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { tenantRules } from "../../process/tenant-rules.ts";

/**
 * Whether this person may undo the last act of the process, by the same check as on the server. If it cannot be undone, the person who did
 * it gets the reason; for anybody else the result is null.
 */
export function useUndoable(record: RealisationRecord, flow: CompiledFlow): { readonly reason: string | undefined } | null {
	const tenant = useTenant();
	const { userId } = usePerson();
	const actor = useRightsAt(record.MunicipalityCode);
	return useMemo(() => {
		const { Events: past } = record;
		const outcome = undo(flow, realisationOf(record), actor, Date.now(), { tenant: tenantRules(tenant), past });
		if (!outcome.refused) return { reason: undefined };
		const isOwn = past.length > 1 && past.at(-1)?.userId === userId && past.at(-1)?.meta.undoesAt === undefined;
		return isOwn && outcome.code === "not-undoable" ? { reason: outcome.message } : null;
	}, [flow, record, actor, tenant, userId]);
}
