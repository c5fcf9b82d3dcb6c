import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const missingFinal: Rule = {
	code: "missing-final",
	description: "Without a final step, no process is ever completed.",
	check: ({ steps }) =>
		steps.some(({ step, parent }) => step.final === true && parent === undefined)
			? []
			: [
					errorAt(
						"missing-final",
						{ path: ["steps"] },
						{ message: "No step is final.", remedy: 'Give the last step "final": true; a sub-step can\'t be final.' },
					),
				],
};
