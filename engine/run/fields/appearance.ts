import { holdsOneOf, type Reader } from "../../access/index.ts";
import type { CompiledFlow, FieldPlace, StepField, StepForm } from "../../compile/compiled-flow.ts";
import type { ConditionContext } from "../../conditions/index.ts";
import type { FieldPath, SectionDefinition } from "../../definition/flow-definition.ts";

/** Whether the section applies to the process now. */
export function sectionApplies(flow: CompiledFlow, section: SectionDefinition, context: ConditionContext): boolean {
	return section.when === undefined || flow.interpreter.holds(section.when, context);
}

/** Whether a person with these roles sees the section at all. */
export function sectionIsFor(section: SectionDefinition, reader: Reader): boolean {
	return section.roles === undefined || holdsOneOf(reader, section.roles);
}

/** Whether the field applies to the process now: it is shown in at least one place. */
export function fieldApplies(flow: CompiledFlow, field: StepField, context: ConditionContext): boolean {
	return field.always || field.places.some((place) => placeApplies(flow, place, context));
}

/** Whether the form hides the field at this path. */
export function fieldIsHidden(flow: CompiledFlow, form: StepForm, path: FieldPath, context: ConditionContext): boolean {
	const field = form.fields.get(path);
	return field !== undefined && !fieldApplies(flow, field, context);
}

function placeApplies(flow: CompiledFlow, place: FieldPlace, context: ConditionContext): boolean {
	return (
		sectionApplies(flow, place.section, context) && (place.rule?.when === undefined || flow.interpreter.holds(place.rule.when, context))
	);
}

/** Whether the person could write the field at all, apart from the present values. */
export function fieldIsFor(field: StepField, reader: Reader): boolean {
	return (
		field.free ||
		(!field.computed &&
			field.places.some(
				(place) =>
					!place.readOnly &&
					sectionIsFor(place.section, reader) &&
					(place.rule?.editRoles === undefined || holdsOneOf(reader, place.rule.editRoles)),
			))
	);
}

/** Whether the field may be filled in, given the present values. */
export function fieldIsEnabled(flow: CompiledFlow, field: StepField, context: ConditionContext): boolean {
	return (
		field.free ||
		field.places.some(
			(place) =>
				!place.readOnly &&
				placeApplies(flow, place, context) &&
				(place.rule?.enabledWhen === undefined || flow.interpreter.holds(place.rule.enabledWhen, context)),
		)
	);
}
