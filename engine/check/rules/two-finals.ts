import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const twoFinals: Rule = {
	code: "two-finals",
	description: "Exactly one step ends the process, so that 'completed' always means the same.",
	check: ({ steps }) =>
		steps
			.filter(({ step }) => step.final === true)
			.slice(1)
			.map(({ step, path }) =>
				errorAt(
					"two-finals",
					{ path: [...path, "final"] },
					{
						message: `Step ${step.code} (${step.label}) is final too.`,
						remedy: 'Keep "final" on one step and let the other lead to it.',
					},
				),
			),
};
