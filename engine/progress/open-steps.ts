import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { isOpen, type StepStates } from "./step-states.ts";

/**
 * Every step that somebody can act on now, in the flow's order: open, and without open sub-steps of its own. With parallel tracks there are
 * several, which may wait for different roles; `activeStep` is the one that has been open longest.
 */
export function openSteps(flow: CompiledFlow, steps: StepStates): readonly CompiledStep[] {
	return flow.order.filter((step) => isOpen(steps, step) && !step.children.some((child) => isOpen(steps, child)));
}
