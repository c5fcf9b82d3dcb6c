import { comparableText } from "../../text/index.ts";
import type { Rule } from "../model/rule.ts";
import { warningAt } from "../places/finding.ts";

export const duplicateLabel: Rule = {
	code: "duplicate-label",
	severity: "warning",
	description: "People know a step by its name: two with the same one are taken for each other.",
	check: ({ steps }) =>
		steps.flatMap(({ step, path }, index) => {
			const called = comparableText(step.label);
			const other = steps.slice(0, index).find((before) => comparableText(before.step.label) === called);
			if (other === undefined) return [];
			return warningAt(
				"duplicate-label",
				{ path: [...path, "label"] },
				{
					message: `Step "${other.step.code}" is called "${step.label}" already.`,
					remedy: "Give every step and sub-step a name of its own.",
				},
			);
		}),
};
