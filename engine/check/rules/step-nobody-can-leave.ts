import type { StepCode } from "../../definition/index.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { exitsOf, reachableSteps, topSteps } from "../model/transitions.ts";
import { errorAt } from "../places/finding.ts";

export const stepNobodyCanLeave: Rule = {
	code: "step-nobody-can-leave",
	description: "No path leads from the step to the final step, nor to an effect that cancels the process.",
	check: (model) => {
		if (!model.steps.some(({ step }) => step.final === true)) return [];
		const ending = stepsThatEnd(model);
		const reached = reachableSteps(model);
		return topSteps(model)
			.filter(({ step }) => reached.has(step.code) && !ending.has(step.code))
			.map(({ step, path }) =>
				errorAt(
					"step-nobody-can-leave",
					{ path: step.next === undefined ? [...path, "code"] : [...path, "next"] },
					{
						message: `A process can't end any more once it is at step ${step.code} (${step.label}).`,
						remedy: "Let a branch lead, directly or through other steps, to the final step, or cancel the process.",
					},
				),
			);
	},
};

/** Codes of the steps from which the process can end, found backwards from the ends. */
function stepsThatEnd(model: FlowModel): ReadonlySet<StepCode> {
	const ending = new Set<StepCode>();
	const tops = topSteps(model).map((entry) => ({ code: entry.step.code, exits: exitsOf(entry, model) }));
	for (let before = -1; before !== ending.size; ) {
		before = ending.size;
		for (const { code, exits } of tops) if (exits.ends || exits.to.some((to) => ending.has(to))) ending.add(code);
	}
	return ending;
}
