import type { Rule } from "../model/rule.ts";
import { errorAt } from "../places/finding.ts";

export const duplicateSection: Rule = {
	code: "duplicate-section",
	description: "The id of a section is its address within the step.",
	check: ({ steps }) =>
		steps.flatMap(({ step, sections }) =>
			sections
				.filter(({ section }, index) => sections.findIndex((other) => other.section.id === section.id) < index)
				.map(({ section, path, block }) =>
					errorAt(
						"duplicate-section",
						{ path: block === undefined ? [...path, "id"] : path },
						{
							message: `Step ${step.code} has a section "${section.id}" already.`,
							remedy: 'Give one of them another "id".',
						},
					),
				),
		),
};
