import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const finalStepGoesOn: Rule = {
	code: "final-step-goes-on",
	description: "Completing the final step ends the process, so its branches would never be taken.",
	check: ({ steps }) =>
		steps
			.filter(({ step }) => step.final === true && step.next !== undefined)
			.map(({ step, path }) =>
				errorAt(
					"final-step-goes-on",
					{ path: [...path, "next"] },
					{
						message: `Step ${step.code} (${step.label}) is final, and has branches that lead on.`,
						remedy: 'Take "next" out, or make the step where the process really ends final.',
					},
				),
			),
};
