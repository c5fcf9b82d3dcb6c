import {
	type CompiledFlow,
	mayReadStep,
	type RealisationEvent,
	type StepAvailability,
	type StepCode,
	waysOn,
} from "../../../../engine/index.ts";
import { useRightsAt } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { orText } from "../../../ui/words/list-text.ts";
import { namedRoles, roleLabels } from "../../../ui/words/role-label.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";
import { EarlierRoundNotice } from "./EarlierRoundNotice.tsx";
import styles from "./StepAhead.module.css";
import { StepTerms } from "./StepTerms.tsx";
import { useWaysAhead } from "./use-ways-ahead.ts";
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
	const { record } = screen.context;
	const standsStill = record.status.onhold.enabled || record.status.cancelled.enabled;
	const actor = useRightsAt(record.MunicipalityCode);
	const ahead = useWaysAhead(screen, flow, step.code);
	// Others are open beside a sub-step of a track, and decide too; beside those that come first there are none.
	const isBesideOthers = step.parent !== null && flow.steps.get(step.code)?.track !== "first";
	const ways = isBesideOthers ? waysOn(flow, step.code) : ahead;
	// A sub-step that has not begun is not among the steps of the process yet.
	const begun = new Set(steps.map(({ code }) => code));
	const known = flow.order
		.filter((one) => ways.includes(one.code) && (begun.has(one.code) || (!isBesideOthers && mayReadStep(one, actor))))
		.map(({ code, parent, definition: { label, access } }): Known => ({ code, label, isPart: parent !== null, editRoles: access.edit }));
	return (
		<>
			<div className={styles.ahead}>
				<StepTerms record={record} flow={flow} step={step.code} nameOf={nameOf} />
				{/* What stands still goes nowhere: the notice above says why. */}
				{!standsStill && <p className={styles.next}>{nextText(screen.view, ways, isBesideOthers, known)}</p>}
			</div>
			<EarlierRoundNotice record={record} flow={flow} step={step} nameOf={nameOf} choices={screen.environment.stakeholders} />
		</>
	);
}

interface Known extends Pick<StepAvailability, "code" | "label" | "editRoles"> {
	readonly isPart: boolean;
}

/** The next step, if there is only one way; otherwise all possible ones. Steps that the person may not see are left out. */
function nextText(
	{ target, buttons }: StepScreenState["view"],
	ways: readonly (StepCode | null)[],
	isBesideOthers: boolean,
	known: readonly Known[],
): string {
	const [only] = known;
	if (ways.length > 1) {
		if (only === undefined) return "";
		const words = { steps: orText(known.map((step) => step.code)) };
		return text(ways.includes(null) ? "terms.next.someOrEnd" : "terms.next.some", words);
	}
	if (only === undefined) {
		// A step that the person may not see is left out; after a sub-step of a track, others may still be open.
		if (ways[0] !== null || isBesideOthers) return "";
		return text(target === null && !buttons.finish.shown ? "terms.next.ends" : "terms.next.finished");
	}
	const words = { step: only.code, label: only.label, roles: roleLabels(namedRoles(only.editRoles)) };
	return text(isBesideOthers && !only.isPart ? "terms.next.parts" : "terms.next.one", words);
}
