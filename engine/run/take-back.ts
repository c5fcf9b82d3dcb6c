import { type Actor, mayEditStep } from "../access/index.ts";
import type { Outcome, Refusal, TakeBack } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { sameValue } from "../realisation/same-value.ts";
import { refusalToChangeStart } from "./change-of-start.ts";

/**
 * Restores the fields and the steps, for whoever may give the command itself. Other consequences of the command, such as a status, stay:
 * the caller compares the outcome with the former state.
 */
export function takeBack(
	flow: CompiledFlow,
	realisation: Realisation,
	{ of, changes, steps }: TakeBack,
	actor: Actor,
	now: number,
): Outcome {
	const refusal = refusalToTakeBack(flow, realisation, of, actor);
	if (refusal !== undefined) return refusal;
	const execution = new Execution(flow, realisation, actor, now);
	for (const { path, to } of changes) execution.workingCopy.set(path, to);
	const taken = { changes: execution.workingCopy.takeChanges() };
	const step = of.kind === "fill-fields" ? flow.steps.get(of.step) : undefined;
	if (step === undefined) {
		execution.emit("stakeholder-change", { uuid: null, ...taken });
	} else if (sameValue(steps, realisation.steps)) {
		execution.emitStep("step-save", step, taken);
	} else {
		execution.setSteps(steps);
		execution.emitStep("step-reopen", step, { ...taken, steps });
	}
	return execution.finish(activeStep(flow, steps)?.code ?? null);
}

function refusalToTakeBack(flow: CompiledFlow, realisation: Realisation, of: TakeBack["of"], actor: Actor): Refusal | undefined {
	const { flags } = realisation;
	if (of.kind === "change-stakeholder") return refusalToChangeStart(flow, realisation, actor);
	const step = flow.steps.get(of.step);
	if (step === undefined) return refuse("unknown-step");
	if (!mayEditStep(step, actor)) return refuse("forbidden");
	return flags.onhold || flags.cancelled ? refuse("locked") : undefined;
}
