import type { FieldPath } from "../../definition/index.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import { canBeFilled } from "../places/can-be-filled.ts";
import { errorAt, placeInSection } from "../places/finding.ts";

export const hiddenButRequired: Rule = {
	code: "hidden-but-required",
	description: "A required field that nobody and nothing fills in blocks the step forever.",
	check: (model) =>
		[...model.fields.fields.values()].flatMap(({ path, declarations }) =>
			declarations.some((declaration) => canBeFilled(path, declaration)) || filledBySystem(path, model)
				? []
				: declarations
						.filter(({ required, schema }) => required && !("default" in schema))
						.map(({ section, at }) =>
							errorAt("hidden-but-required", placeInSection(section, at), {
								message: `"${path}" is required, and nobody can fill it in.`,
								remedy: "Show it in a form that may be written, derive it, give it a default, or take it out of required.",
							}),
						),
		),
};

/** Whether the field is derived, or is set when the process is started. */
function filledBySystem(path: FieldPath, { flow, steps }: FlowModel): boolean {
	if (Object.values(flow.bindings.stakeholders).includes(path)) return true;
	return steps.some(({ sections }) => sections.some(({ section }) => section.derived?.some(({ field }) => field === path)));
}
