import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import { jsonCopy } from "../json/json-copy.ts";
import { resetBy, statesAfterReset } from "../progress/step-states.ts";
import type { Values } from "../realisation/realisation.ts";
import { withdrawUnconfirmed } from "./traffic-decision.ts";

/**
 * Puts the process back to a step, which starts anew. Later steps keep their fields as prefill, but the outcomes given in them are emptied:
 * nobody's approval carries over to something they have not seen. The caller keeps a snapshot first.
 */
export function reset(execution: Execution, to: CompiledStep): void {
	for (const step of resetBy(execution.flow, to)) {
		for (const path of step === to ? [] : (step.definition.outcomes ?? [])) {
			execution.workingCopy.set(path, undefined);
		}
	}
	execution.state.iteration += 1;
	execution.setSteps(statesAfterReset(execution.flow, execution.state.steps, to));
	execution.emitStep("step-reset", to, { iteration: execution.state.iteration, changes: execution.workingCopy.takeChanges() });
	withdrawUnconfirmed(execution);
}

/** Keeps the values from before the command for the history, once per command. */
export function keepSnapshot(execution: Execution, step: CompiledStep, values: Values): void {
	execution.snapshot ??= {
		ts: execution.now,
		userId: execution.actor.userId,
		step: step.code,
		iteration: execution.state.iteration,
		values: jsonCopy(values),
		steps: execution.state.steps,
	};
}
