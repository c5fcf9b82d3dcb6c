import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const branchWithoutTarget: Rule = {
	code: "branch-without-target",
	description: "A branch leads to a step or cancels the process; a restart needs a step to go back to.",
	check: ({ steps }) =>
		steps.flatMap(({ step, path }) =>
			(step.next ?? []).flatMap((branch, index) => {
				const cancels = branch.effects?.some((effect) => "cancel" in effect) === true;
				if (branch.to !== undefined || (cancels && branch.restart !== true)) return [];
				return errorAt(
					"branch-without-target",
					{ path: [...path, "next", index] },
					{
						message: "This branch leads nowhere.",
						remedy: 'Add "to" with the code of a step, or an effect that cancels the process.',
					},
				);
			}),
		),
};
