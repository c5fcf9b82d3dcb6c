import { useDeferredValue, useMemo } from "react";
import {
	type CompiledFlow,
	type RealisationEvent,
	realisationOf,
	type StepAvailability,
	type StepCode,
	waysAhead,
	waysOn,
} from "../../../../engine/index.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { orText } from "../../../ui/words/list-text.ts";
import { namedRoles, roleLabels } from "../../../ui/words/role-label.ts";
import { tenantRules } from "../../process/tenant-rules.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";
import { EarlierRoundNotice } from "./EarlierRoundNotice.tsx";
import styles from "./StepAhead.module.css";
import { StepTerms } from "./StepTerms.tsx";
import "../../../texts/areas/terms.ts";

interface StepAheadProps {
	readonly screen: Pick<StepScreenState, "context" | "view" | "environment">;
	readonly flow: CompiledFlow;
	readonly step: StepAvailability;
	/** The steps that the person may see. */
	readonly steps: readonly StepAvailability[];
	readonly nameOf: (event: RealisationEvent) => string;
}

/** Until when an open step lasts, which step comes next, and why it is open again. */
export default function StepAhead({ screen, flow, step, steps, nameOf }: StepAheadProps) {
	const { record, values } = screen.context;
	const standsStill = record.status.onhold.enabled || record.status.cancelled.enabled;
	const { target } = screen.view;
	const tenant = useTenant();
	const actor = useRightsAt(record.MunicipalityCode);
	// Several answers are tried, which must not hold up whoever types on.
	const typed = useDeferredValue(values);
	const ways = useMemo(() => {
		// The steps beside a sub-step decide too.
		if (step.parent !== null) return waysOn(flow, step.code);
		if (target !== undefined) return [target];
		return waysAhead(flow, realisationOf(record), step.code, actor, typed, Date.now(), tenantRules(tenant));
	}, [flow, record, step, actor, typed, target, tenant]);
	return (
		<>
			<div className={styles.ahead}>
				<StepTerms record={record} flow={flow} step={step.code} nameOf={nameOf} />
				{/* What stands still goes nowhere: the notice above says why. */}
				{!standsStill && <p className={styles.next}>{nextText(screen.view, ways, step, steps)}</p>}
			</div>
			<EarlierRoundNotice record={record} flow={flow} step={step} nameOf={nameOf} choices={screen.environment.stakeholders} />
		</>
	);
}

/** The next step, if there is only one way; otherwise all possible ones. Steps that the person may not see are left out. */
function nextText(
	{ target, buttons }: StepScreenState["view"],
	ways: readonly (StepCode | null)[],
	{ parent }: StepAvailability,
	steps: readonly StepAvailability[],
): string {
	const known = steps.filter((one) => ways.includes(one.code));
	const [only] = known;
	if (ways.length > 1) {
		if (only === undefined) return "";
		const words = { steps: orText(known.map((step) => step.code)) };
		return text(ways.includes(null) ? "terms.next.someOrEnd" : "terms.next.some", words);
	}
	if (only === undefined) {
		// A step that the person may not see is left out; after a sub-step, others may still be open.
		if (ways[0] !== null || parent !== null) return "";
		return text(target === null && !buttons.finish.shown ? "terms.next.ends" : "terms.next.finished");
	}
	const words = { step: only.code, label: only.label, roles: roleLabels(namedRoles(only.editRoles)) };
	return text(parent !== null && only.parent === null ? "terms.next.parts" : "terms.next.one", words);
}
