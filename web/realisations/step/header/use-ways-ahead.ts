import { useDeferredValue, useMemo } from "react";
import { type CompiledFlow, realisationOf, type StepCode, waysAhead } from "../../../../engine/index.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { tenantRules } from "../../process/tenant-rules.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";

/** Where completing an open step may lead from what is in its form: to steps, and to the end of the process (null). */
export function useWaysAhead(
	{ context, view }: Pick<StepScreenState, "context" | "view">,
	flow: CompiledFlow,
	step: StepCode,
): readonly (StepCode | null)[] {
	const { record, values } = context;
	const { target } = view;
	const tenant = useTenant();
	const actor = useRightsAt(record.MunicipalityCode);
	// Several answers are tried, which must not hold up whoever types on.
	const typed = useDeferredValue(values);
	return useMemo(() => {
		if (target !== undefined) return [target];
		return waysAhead(flow, realisationOf(record), step, actor, typed, Date.now(), tenantRules(tenant));
	}, [flow, record, step, actor, typed, target, tenant]);
}
