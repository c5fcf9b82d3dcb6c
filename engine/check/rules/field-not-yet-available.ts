import { fieldsRead } from "../../conditions/index.ts";
import type { Rule } from "../model/rule.ts";
import { unreadable } from "../model/unreadable.ts";
import { warningAt } from "../places/finding.ts";

export const fieldNotYetAvailable: Rule = {
	code: "field-not-yet-available",
	description: "The condition reads a field that only a later step fills in, so it is empty the first time.",
	severity: "warning",
	check: (model) => {
		if (unreadable(model)) return [];
		return model.expressions.flatMap(({ expression, step, place }) => {
			const position = step === undefined ? -1 : model.steps.indexOf(step);
			if (step === undefined) return [];
			return fieldsRead(expression, model.flow.conditions).flatMap((path) => {
				const writers = model.fields.fields.get(path)?.declarations.filter(({ writable }) => writable) ?? [];
				const first = writers.find((writer) =>
					writers.every((other) => model.steps.indexOf(writer.step) <= model.steps.indexOf(other.step)),
				);
				if (first === undefined || model.steps.indexOf(first.step) <= position) return [];
				return warningAt("field-not-yet-available", place([]), {
					message: `Step ${step.step.code} reads "${path}", which is filled in in step ${first.step.step.code} (${first.step.step.label}).`,
					remedy: "Read a field of this step or an earlier one, unless the process comes back here from that step.",
				});
			});
		});
	},
};
