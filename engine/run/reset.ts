import type { CompiledStep } from "../compile/compiled-flow.ts";
import type { Values } from "./realisation.ts";
import { resetBy, statesAfterReset } from "./step-states.ts";
import { withdrawUnconfirmed } from "./traffic-decision.ts";
import type { Turn } from "./turn.ts";

/**
 * Puts the process back to a step, which starts anew. Later steps keep their fields as prefill, but
 * the outcomes given in them are emptied: nobody's approval is carried over to something they have
 * not seen. Whoever resets keeps a snapshot first.
 */
export function reset(turn: Turn, to: CompiledStep): void {
	for (const step of resetBy(turn.flow, to)) {
		for (const path of step === to ? [] : (step.definition.outcomes ?? [])) {
			turn.draft.set(path, undefined);
		}
	}
	turn.state.iteration += 1;
	turn.setSteps(statesAfterReset(turn.flow, turn.state.steps, to));
	turn.emitStep("step-reset", to, { iteration: turn.state.iteration, changes: turn.draft.takeChanges() });
	withdrawUnconfirmed(turn);
}

/** Keeps the values for the history, once a turn: those of before what the turn does to them. */
export function keepSnapshot(turn: Turn, step: CompiledStep, values: Values): void {
	turn.snapshot ??= {
		ts: turn.now,
		userId: turn.actor.userId,
		step: step.code,
		iteration: turn.state.iteration,
		values: JSON.parse(JSON.stringify(values)) as Values,
		steps: turn.state.steps,
	};
}
