import { errorAt } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const twoFinals: Rule = {
	code: "two-finals",
	description: "One step ends the process, so that 'completed' means the same for all.",
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
