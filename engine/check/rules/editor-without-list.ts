import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const editorWithoutList: Rule = {
	code: "editor-without-list",
	description: "Who may edit a step but not see the list of processes can't find the process: somebody has to be able to do both.",
	check: ({ tenant, steps }) => {
		const listed = tenant?.access.realisationlist;
		if (tenant === undefined || listed === undefined) return [];
		// A role without any right is reported by another rule.
		const known = new Set(Object.values(tenant.access).flat());
		return steps.flatMap(({ step, path }) =>
			!step.access.edit.some((role) => known.has(role)) || step.access.edit.some((role) => listed.includes(role))
				? []
				: errorAt(
						"editor-without-list",
						{ path: [...path, "access", "edit"] },
						{
							message: `Nobody who may edit step ${step.code} (${step.label}) may see the list of processes.`,
							remedy: `Give one of them "realisationlist" in "access" of tenant.json, or name a role that has it: ${listed.join(", ")}.`,
						},
					),
		);
	},
};
