import { comparableText } from "../../text/index.ts";
import type { Rule } from "../model/rule.ts";
import { placeInSection, warningAt } from "../places/finding.ts";
import { alike } from "../places/siblings.ts";

export const duplicateFieldLabel: Rule = {
	code: "duplicate-field-label",
	severity: "warning",
	description: "People know a field by its label: of two side by side with the same one nobody knows what goes where.",
	check: ({ siblings }) =>
		siblings.flatMap(({ step: { step }, section, fields }) =>
			alike(fields, ({ schema }) => labelOf(schema.title)).flatMap(([other, { name, schema, at }]) =>
				warningAt("duplicate-field-label", placeInSection(section, [...at, "title"]), {
					message: `In step ${step.code} the fields "${other.name}" and "${name}" are both called "${String(schema.title)}".`,
					remedy: "Give each of them a label of its own.",
				}),
			),
		),
};

const labelOf = (title: unknown): string => (typeof title === "string" ? comparableText(title).trim() : "");
