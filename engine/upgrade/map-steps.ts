import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import { activeStep, isOpen, type StepStates } from "../progress/step-states.ts";
import type { Realisation, StepState } from "../realisation/realisation.ts";
import * as upgradeTexts from "../texts/upgrade.ts";
import { own } from "./open-questions.ts";
import type { UpgradeMapping } from "./upgrade-mapping.ts";

interface MappedSteps {
	readonly steps: StepStates;
	/** Why the process cannot run on the new version; empty when it can. */
	readonly reasons: readonly string[];
}

/**
 * The states of the steps under the codes of the new version: as the mapping says, or else at the step with the same code if it is the same
 * step. Every state is kept unchanged, and the process stays at the same step.
 */
export function mapSteps(from: CompiledFlow, to: CompiledFlow, realisation: Realisation, mapping: UpgradeMapping | undefined): MappedSteps {
	const steps: Record<StepCode, StepState> = {};
	const reasons: string[] = [];
	const targetOf = (code: StepCode): CompiledStep | undefined => {
		const mapped = own(mapping?.steps, code);
		const same = to.steps.get(code);
		return typeof mapped === "string"
			? to.steps.get(mapped)
			: same?.definition.uuid === from.steps.get(code)?.definition.uuid
				? same
				: undefined;
	};
	// Codes in the new version that steps of the process have without help of the mapping.
	const itself = new Set(
		Object.keys(realisation.steps).flatMap((code) => (own(mapping?.steps, code) === undefined ? [targetOf(code)?.code] : [])),
	);
	for (const [code, state] of Object.entries(realisation.steps)) {
		const target = targetOf(code);
		// A process at the removed step continues in the other; one that completed it and reached the other is there already.
		if (typeof own(mapping?.steps, code) === "string" && state.completedAt !== null && itself.has(target?.code)) continue;
		if (own(mapping?.steps, code) === null) {
			// A completed step is in the history; one that is still open cannot be removed.
			if (state.completedAt === null) reasons.push(upgradeTexts.stepOpenDropped(code));
		} else if (target === undefined) {
			reasons.push(upgradeTexts.stepGone(code));
		} else if (steps[target.code] !== undefined) {
			reasons.push(upgradeTexts.stepsCollide(target.code));
		} else {
			steps[target.code] = state;
		}
	}
	const at = activeStep(from, realisation.steps);
	const now = activeStep(to, steps);
	if (reasons.length === 0 && (at === null ? null : targetOf(at.code)) !== now) {
		reasons.push(upgradeTexts.standsElsewhere(at?.code ?? "-", now?.code ?? "-"));
	}
	return {
		steps,
		reasons:
			reasons.length > 0
				? reasons
				: [...doneTooSoon(from, to, realisation.steps, steps), ...to.order.flatMap((step) => misplaced(step, steps))],
	};
}

/**
 * Steps after the process's present one that would be completed although nobody reached them; those that were already so before may stay.
 */
function doneTooSoon(from: CompiledFlow, to: CompiledFlow, before: StepStates, after: StepStates): readonly string[] {
	const ahead = (flow: CompiledFlow, states: StepStates): readonly StepCode[] => {
		const tops = flow.order.filter(({ parent }) => parent === null);
		const at = tops.findIndex((step) => isOpen(states, step));
		return at === -1 ? [] : tops.slice(at + 1).flatMap(({ code }) => (typeof states[code]?.completedAt === "number" ? [code] : []));
	};
	if (ahead(from, before).length > 0) return [];
	return ahead(to, after).map((code) => upgradeTexts.stepDoneTooSoon(code));
}

/** A combination of step states that completing steps neither leads to nor leads out of. */
function misplaced({ code, parent, children }: CompiledStep, steps: StepStates): readonly string[] {
	const open = steps[code]?.completedAt === null;
	if (parent !== null && open && !isOpen(steps, parent)) return [upgradeTexts.subStepOpenAlone(code, parent.code)];
	return open && children.length > 0 && !children.some((child) => isOpen(steps, child)) ? [upgradeTexts.stepOpenAlone(code)] : [];
}
