import { errorAt } from "../finding.ts";
import type { Rule } from "../rule.ts";

export const neverReachedBranch: Rule = {
	code: "never-reached-branch",
	description: "The first branch whose condition holds is taken; one without a condition always is.",
	check: ({ steps }) =>
		steps.flatMap(({ step, path }) => {
			const branches = step.next ?? [];
			const always = branches.findIndex(({ when }) => when === undefined);
			return always === -1
				? []
				: branches.slice(always + 1).map((_, index) =>
						errorAt(
							"never-reached-branch",
							{ path: [...path, "next", always + 1 + index] },
							{
								message: "This branch is never taken: the one before it has no condition.",
								remedy: "Put the branch without a condition last.",
							},
						),
					);
		}),
};
