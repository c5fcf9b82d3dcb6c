import { fieldsRead } from "../../conditions/index.ts";
import type { FieldPath } from "../../definition/index.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { unreadable } from "../model/unreadable.ts";
import { warningAt } from "../places/finding.ts";

/**
 * A person gets a record without the answers of the steps that their roles may not read, and a browser decides by that record which parts
 * of a form it shows. The server decides by the whole record.
 */
export const readsHiddenAnswer: Rule = {
	code: "reads-hidden-answer",
	description:
		"A form that depends on an answer which a reader of the step may not see, is shown to that reader as if nothing was answered.",
	severity: "warning",
	check: (model) => {
		if (unreadable(model)) return [];
		return model.expressions.flatMap(({ expression, step, place }) => {
			const at = place([]);
			if (step === undefined || !at.path.includes("sections")) return [];
			return fieldsRead(expression, model.flow.conditions).flatMap((path) => {
				const unseen = seeing(step).filter((role) => !isSeen(model, path, role));
				if (unseen.length === 0) return [];
				return warningAt("reads-hidden-answer", at, {
					message: `Step ${step.step.code} reads "${path}", which is in no step that these roles may read: ${unseen.join(", ")}.`,
					remedy: "Let them read a step with that field, or take them out of this step.",
				});
			});
		});
	},
};

type StepEntry = FlowModel["steps"][number];

const seeing = ({ step: { access } }: StepEntry): readonly string[] => [...new Set([...access.read, ...access.edit])];

/** A field that no step declares is another rule's. */
function isSeen({ fields }: FlowModel, path: FieldPath, role: string): boolean {
	const declarations = fields.fields.get(path)?.declarations ?? [];
	return declarations.length === 0 || declarations.some(({ step }) => seeing(step).includes(role));
}
