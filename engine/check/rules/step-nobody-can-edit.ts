import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const stepNobodyCanEdit: Rule = {
	code: "step-nobody-can-edit",
	description: "A process that reaches a step without editors stays there forever.",
	check: ({ steps }) =>
		steps
			.filter(({ step }) => step.access.edit.length === 0)
			.map(({ step, path }) =>
				errorAt(
					"step-nobody-can-edit",
					{ path: [...path, "access", "edit"] },
					{
						message: `Nobody may edit step ${step.code} (${step.label}), so nobody can complete it.`,
						remedy: "Name at least one role.",
					},
				),
			),
};
