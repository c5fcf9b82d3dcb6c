import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { Realisation, StepState } from "../run/realisation.ts";
import { activeStep, isOpen, type StepStates } from "../run/step-states.ts";
import type { CarryMapping } from "./carry-mapping.ts";
import { own } from "./open-questions.ts";

export interface MappedSteps {
	readonly steps: StepStates;
	/** Why the process cannot stand in the new version; empty when it can. */
	readonly reasons: readonly string[];
}

/**
 * The states of the steps under the codes of the new version: as the mapping says, else the step with
 * the same code when it is the same step. Every state comes along unchanged, and the process is at the same step.
 */
export function mapSteps(from: CompiledFlow, to: CompiledFlow, realisation: Realisation, mapping: CarryMapping | undefined): MappedSteps {
	const steps: Record<StepCode, StepState> = {};
	const reasons: string[] = [];
	const targetOf = (code: StepCode): CompiledStep | undefined => {
		const mapped = own(mapping?.steps, code);
		const same = to.steps.get(code);
		return mapped !== undefined ? to.steps.get(mapped) : same?.definition.uuid === from.steps.get(code)?.definition.uuid ? same : undefined;
	};
	for (const [code, state] of Object.entries(realisation.steps)) {
		const target = targetOf(code);
		if (target === undefined) {
			reasons.push(`Stap ${code} is er niet meer.`);
		} else if (steps[target.code] !== undefined) {
			reasons.push(`Twee stappen worden stap ${target.code}.`);
		} else {
			steps[target.code] = state;
		}
	}
	const at = activeStep(from, realisation.steps);
	const now = activeStep(to, steps);
	if (reasons.length === 0 && (at === null ? null : targetOf(at.code)) !== now) {
		reasons.push(`Het proces stond in stap ${at?.code ?? "-"} en zou in stap ${now?.code ?? "-"} staan.`);
	}
	return { steps, reasons: reasons.length > 0 ? reasons : to.order.flatMap((step) => misplaced(step, steps)) };
}

/** A place that completing steps never leads to, and out of which it would not lead either. */
function misplaced({ code, parent, children }: CompiledStep, steps: StepStates): readonly string[] {
	const open = steps[code]?.completedAt === null;
	if (parent !== null && open && !isOpen(steps, parent)) {
		return [`Deelstap ${code} is bezig en stap ${parent.code} niet.`];
	}
	return open && children.length > 0 && !children.some((child) => isOpen(steps, child))
		? [`Stap ${code} is bezig zonder dat er een deelstap bezig is.`]
		: [];
}
