import type { FieldPath } from "../../definition/index.ts";
import { valueAt } from "../../definition/json-path.ts";
import { widgetNamed } from "../../definition/widgets.ts";
import type { FlowModel } from "../model/flow-model.ts";
import type { Rule } from "../model/rule.ts";
import type { Declaration } from "../places/field-table.ts";
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

/** In a form that is not read-only, drawn by a widget, and open to somebody who may edit the step. */
function canBeFilled(path: FieldPath, { writable, section: { section }, step: { step } }: Declaration): boolean {
	const editRoles = section.fields?.[path]?.editRoles;
	const editors = step.access.edit.filter((role) => (section.roles?.includes(role) ?? true) && (editRoles?.includes(role) ?? true));
	const nobody = step.access.edit.length > 0 && editors.length === 0;
	return writable && !nobody && widgetNamed(valueAt(section.ui, [...path.split("."), "ui:widget"])).hidden !== true;
}

/** Derived, or set when the process is started. */
function filledBySystem(path: FieldPath, { flow, steps }: FlowModel): boolean {
	if (Object.values(flow.bindings.stakeholders).includes(path)) return true;
	return steps.some(({ sections }) => sections.some(({ section }) => section.derived?.some(({ field }) => field === path)));
}
