import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { Answers, FlowMachine, Reference } from "../compile/flow-machine.ts";
import type { Effect, StepCode } from "../definition/flow-definition.ts";
import { sameValue } from "../realisation/same-value.ts";
import { branchId, effectId, onward, stepId } from "./milestones.ts";

/**
 * The same flow, reporting for every transition which steps were left, which branches taken and which effects caused: ids of milestones, in
 * the order in which they were passed. It reports what the machine did and computes nothing itself.
 */
export function observedFlow(flow: CompiledFlow, passed: (id: string) => void): CompiledFlow {
	const next: FlowMachine["next"] = (value, event, answers) => {
		const result = flow.machine.next(value, event, answers);
		if (event.startsWith("complete.") && result.actions.length > 0) {
			for (const step of new Set([event.slice("complete.".length), ...result.actions.flatMap(leaving)])) {
				tell(flow, step, answers, result.actions, passed);
			}
		}
		return result;
	};
	return { ...flow, machine: { ...flow.machine, next } };
}

/** The step that is being left when this action occurs. */
function leaving({ type, params }: Reference): readonly StepCode[] {
	return type === "complete-step" || type === "effect" ? [String(params.step)] : [];
}

function tell(flow: CompiledFlow, code: StepCode, answers: Answers, actions: readonly Reference[], passed: (id: string) => void): void {
	const branches = flow.steps.get(code)?.branches ?? [];
	const index = answers.branchOf(code);
	passed(stepId(code));
	passed(branchId(code, index === -1 ? onward : index));
	for (const { type, params } of actions) {
		if (type === "effect" && params.step === code) {
			const place = (branches[index]?.effects ?? []).findIndex((effect) => sameValue(effect, params.effect as Effect));
			passed(effectId(code, index, place));
		}
	}
}
