import type { FieldPath } from "../../definition/index.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { topSteps } from "../model/transitions.ts";
import type { StepEntry } from "../places/entries.ts";
import type { Declaration } from "../places/field-table.ts";
import { errorAt } from "../places/finding.ts";

export const valueOutlivesStep: Rule = {
	code: "value-outlives-step",
	description:
		"A step that the process can pass by in a later round holds values that no other step shows or lets anybody correct: they would stay in the record, seen by nobody.",
	check: (model) =>
		model.steps
			.filter((entry) => entry.step.onPass !== "clear" && isPassedBy(entry, model))
			.flatMap((entry) => {
				const left = [...model.fields.fields.values()].filter(({ path, declarations }) => isLeftIn(entry, path, declarations, model));
				return left.length === 0
					? []
					: [
							errorAt(
								"value-outlives-step",
								{ path: [...entry.path, "code"] },
								{
									message: `Step ${entry.step.code} (${entry.step.label}) can be passed by after it was filled in; then nobody sees or corrects: ${left.map(({ path }) => path).join(", ")}.`,
									remedy:
										'Empty them when the step is passed by ("onPass": "clear"), let the step stand where it is passed by (effect "step-stands"), or let a step that is always come to show and ask for them.',
								},
							),
						];
			}),
};

/** Whether a branch can skip the step without the effect that lets it stand (`step-stands`), or whether the sub-step may not apply. */
function isPassedBy(entry: StepEntry, model: FlowModel): boolean {
	if (entry.parent !== undefined) return entry.step.when !== undefined;
	const tops = topSteps(model);
	const place = tops.indexOf(entry);
	return tops
		.slice(0, place)
		.some(({ step }) =>
			(step.next ?? []).some(
				({ to, restart, effects = [] }) =>
					restart !== true &&
					tops.findIndex((other) => other.step.code === to) > place &&
					!effects.some((effect) => "step-stands" in effect && effect["step-stands"] === entry.step.code),
			),
		);
}

/** Whether a value that is filled in here survives a reset, and cannot be corrected in any step that is always reached. */
function isLeftIn(entry: StepEntry, path: FieldPath, declarations: readonly Declaration[], model: FlowModel): boolean {
	const here = declarations.some(({ step, writable }) => step === entry && writable);
	const always = declarations.filter(({ step }) => step !== entry && !isPassedBy(step, model));
	return here && entry.step.outcomes?.includes(path) !== true && !always.some(({ writable }) => writable);
}
