import type { Rule } from "../model/rule.ts";
import { topSteps } from "../model/transitions.ts";
import { errorAt } from "../places/finding.ts";

export const restartForward: Rule = {
	code: "restart-forward",
	description: "A restart goes back to a step that was completed; what lies ahead cannot be done again.",
	check: (model) => {
		const codes = topSteps(model).map(({ step }) => step.code);
		return topSteps(model).flatMap(({ step, path }) =>
			(step.next ?? []).flatMap(({ to, restart }, index) => {
				if (restart !== true || to === undefined || !codes.includes(to) || codes.indexOf(to) <= codes.indexOf(step.code)) return [];
				return errorAt(
					"restart-forward",
					{ path: [...path, "next", index, "to"] },
					{
						message: `Step ${to} comes after step ${step.code}, so there is nothing to begin again.`,
						remedy: 'Leave "restart" out, or name an earlier step.',
					},
				);
			}),
		);
	},
};
