import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { Realisation, StepState } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";

export type StepStates = Readonly<Record<StepCode, StepState>>;

/**
 * The active step: started, not completed, with the earliest start; the first in the flow's order
 * when two started together. A step with open sub-steps does not count; its sub-steps do.
 */
export function activeStep(flow: CompiledFlow, steps: StepStates): CompiledStep | null {
	let active: CompiledStep | null = null;
	let earliest = Number.POSITIVE_INFINITY;
	for (const step of flow.order) {
		const state = steps[step.code];
		if (
			state !== undefined &&
			state.completedAt === null &&
			state.startedAt < earliest &&
			!step.children.some((child) => isOpen(steps, child))
		) {
			active = step;
			earliest = state.startedAt;
		}
	}
	return active;
}

export function isOpen(steps: StepStates, step: CompiledStep): boolean {
	const state = steps[step.code];
	return state !== undefined && state.completedAt === null;
}

/** Label for lists: the active step's, 'Afgerond' when all is done, else the last completed step's, or 'Onbekend'. */
export function stepLabel(flow: CompiledFlow, realisation: Pick<Realisation, "steps">): string {
	const active = activeStep(flow, realisation.steps);
	if (active !== null) return active.definition.label;
	let last: CompiledStep | undefined;
	let latest = Number.NEGATIVE_INFINITY;
	for (const step of flow.order) {
		const completedAt = realisation.steps[step.code]?.completedAt;
		if (typeof completedAt === "number") {
			if (step.definition.final === true) return processTexts.completedStatus;
			if (completedAt >= latest && step.parent === null) {
				last = step;
				latest = completedAt;
			}
		}
	}
	return last?.definition.label ?? processTexts.unknownStatus;
}

/** The steps that a reset to `to` empties: itself and everything after it. Parallel tracks stay. */
export function resetBy(flow: CompiledFlow, to: CompiledStep): readonly CompiledStep[] {
	const parent = to.parent;
	if (parent === null) return flow.order.filter((step) => step.index >= to.index);
	return flow.order.filter((step) =>
		step.parent === parent
			? step.index >= to.index && (step.track === to.track || to.track === "first")
			: (step.parent ?? step).index > parent.index,
	);
}

/** The step states right after a reset, before the step starts anew. The parent of a sub-step is open again. */
export function statesAfterReset(flow: CompiledFlow, steps: StepStates, to: CompiledStep): StepStates {
	const next: Record<StepCode, StepState> = { ...steps };
	for (const step of resetBy(flow, to)) {
		delete next[step.code];
	}
	const parent = to.parent === null ? undefined : next[to.parent.code];
	if (to.parent !== null && parent !== undefined) next[to.parent.code] = { startedAt: parent.startedAt, completedAt: null };
	return next;
}

/** Whether a step was never started although a later one was. */
export function isPassed(flow: CompiledFlow, steps: StepStates, step: CompiledStep): boolean {
	return (
		steps[step.code] === undefined &&
		flow.order.some((later) => later.parent === null && later.index > (step.parent ?? step).index && steps[later.code] !== undefined)
	);
}
