import { useDeferredValue, useMemo } from "react";
import type { CompiledFlow } from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import type { StepContext } from "../machine/step-context.ts";
import styles from "./CorrectionImpact.module.css";
import { changeImpact } from "./change-impact.ts";
import { handover } from "./handover.ts";
import { ImpactLines } from "./ImpactLines.tsx";
import ReasonField from "./ReasonField.tsx";
import "../../../texts/areas/change.ts";

interface CorrectionImpactProps {
	readonly context: Pick<StepContext, "rules" | "record" | "values" | "reason">;
	readonly flow: CompiledFlow;
	readonly fields: ReadonlyMap<string, FlowField>;
	/** Whether there is unsaved input. */
	readonly dirty: boolean;
	readonly onReason: (reason: string) => void;
}

/**
 * Shown above the form of a step that is being corrected: the reason, and the side effects of the correction. They are shown during typing
 * rather than confirmed at the save, because a correction leaves the progress as it is and can itself be corrected.
 */
export default function CorrectionImpact({ context, flow, fields, dirty, onReason }: CorrectionImpactProps) {
	return (
		<>
			<ReasonField reason={context.reason} onType={onReason} />
			<div className={styles.impact} aria-live="polite">
				{dirty && <Impact context={context} flow={flow} fields={fields} />}
			</div>
		</>
	);
}

/** Computed after the input has been rendered. Shows nothing for input that can't be saved: the form reports that. */
function Impact({ context, flow, fields }: Pick<CorrectionImpactProps, "context" | "flow" | "fields">) {
	const { rules, record } = context;
	const values = useDeferredValue(context.values);
	const tenant = useTenant();
	const { roles } = useRightsAt(record.MunicipalityCode);
	const impact = useMemo(() => {
		const correction = { mode: "correction", complete: false } as const;
		// A half-typed date would be reported as a date that is removed.
		if (rules.problems(record, values, correction).length > 0) return null;
		const effects = rules.effects(record, values, correction);
		if (effects === undefined) return null;
		const { empties, hides } = changeImpact(flow.definition, fields, effects);
		return { empties, hides, days: handover(flow, record, effects.outcome, { tenant, roles }).days };
	}, [rules, record, values, flow, fields, tenant, roles]);
	if (impact === null) return null;
	const { empties, hides, days } = impact;
	if (empties.length + hides.length + days.length === 0) return <p>{text("correction.nothing")}</p>;
	return (
		<>
			<ImpactLines said="change.empties" lines={empties} />
			<ImpactLines said="change.hides" lines={hides} />
			<ImpactLines said="change.days" lines={days} />
		</>
	);
}
