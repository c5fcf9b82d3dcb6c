import type { Rule } from "../model/rule.ts";
import { placeInSection, warningAt } from "../places/finding.ts";
import { alike } from "../places/siblings.ts";

export const similarFieldName: Rule = {
	code: "similar-field-name",
	severity: "warning",
	description: "Names of fields side by side that differ only in capitals are taken for each other in conditions and exports.",
	check: ({ siblings }) =>
		siblings.flatMap(({ step: { step }, section, fields }) =>
			alike(fields, ({ name }) => name.toLowerCase()).flatMap(([other, { name, at }]) =>
				warningAt("similar-field-name", placeInSection(section, at), {
					message: `In step ${step.code} the names of the fields "${other.name}" and "${name}" differ only in capitals.`,
					remedy: "Give one of them another name.",
				}),
			),
		),
};
