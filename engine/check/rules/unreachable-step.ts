import type { Rule } from "../model/rule.ts";
import { reachableFrom, reachableSteps, topSteps } from "../model/transitions.ts";
import { errorAt } from "../places/finding.ts";

export const unreachableStep: Rule = {
	code: "unreachable-step",
	description: "No path leads from the first step to this one, so nobody ever sees it.",
	check: (model) => {
		// Steps behind a reported one are not reported: they become reachable together with it.
		const told = new Set(reachableSteps(model));
		return topSteps(model).flatMap(({ step, path }) => {
			if (told.has(step.code)) return [];
			for (const code of reachableFrom(step.code, model)) told.add(code);
			return errorAt(
				"unreachable-step",
				{ path: [...path, "code"] },
				{
					message: `No step leads to step ${step.code} (${step.label}).`,
					remedy: 'Let a branch of an earlier step lead to it ("to"), or take the step out.',
				},
			);
		});
	},
};
