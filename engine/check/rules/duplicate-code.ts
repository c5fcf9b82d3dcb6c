import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const duplicateCode: Rule = {
	code: "duplicate-code",
	description: "A code is the address of one step.",
	check: ({ steps }) =>
		steps
			.filter(({ step }, index) => steps.findIndex((other) => other.step.code === step.code) < index)
			.map(({ step, path }) =>
				errorAt(
					"duplicate-code",
					{ path: [...path, "code"] },
					{
						message: `Another step has the code "${step.code}" already.`,
						remedy: "Give every step and sub-step a code of its own.",
					},
				),
			),
};
