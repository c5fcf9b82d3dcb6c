import type { CompiledFlow, FormSection, StepField } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { FieldView, SectionView } from "../progress/availability.ts";
import * as fieldTexts from "../texts/fields.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor } from "./fields/appearance.ts";

/** How a section looks to the person: `locked` says why nothing of the step can be written now, null when it can. */
export function sectionView(
	flow: CompiledFlow,
	section: FormSection,
	context: ConditionContext,
	locked: string | null,
	correction: boolean,
): SectionView {
	const readOnly = locked !== null || section.definition.readOnly === true;
	const fields = section.fields.map((field) => [field.path, fieldView(flow, section, field, context, locked, correction)] as const);
	return { section: section.definition, readOnly, fields: Object.fromEntries(fields) };
}

function fieldView(
	flow: CompiledFlow,
	section: FormSection,
	field: StepField,
	context: ConditionContext,
	locked: string | null,
	correction: boolean,
): FieldView {
	const here: StepField = { ...field, places: field.places.filter((place) => place.section === section.definition) };
	if (!fieldApplies(flow, here, context)) return { shown: false, writable: false };
	const reason = locked ?? whyReadOnly(flow, here, context, correction);
	return reason === null ? { shown: true, writable: true } : { shown: true, writable: false, reason };
}

function whyReadOnly(flow: CompiledFlow, field: StepField, context: ConditionContext, correction: boolean): string | null {
	if (field.computed) return fieldTexts.computed;
	if (field.places.every((place) => place.readOnly)) return fieldTexts.notChangeable;
	if (!fieldIsFor(field, context)) return fieldTexts.mayNotChange;
	if (!fieldIsEnabled(flow, field, context)) return fieldTexts.notFillable;
	return correction && flow.steering.has(field.path) ? fieldTexts.steering : null;
}
