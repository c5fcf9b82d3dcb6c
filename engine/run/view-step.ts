import { type Actor, mayEditStep, mayReadStep } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep, FormSection, StepField } from "../compile/compiled-flow.ts";
import type { ConditionContext } from "../conditions/index.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { FieldView, SectionView, StepMode, StepView } from "../progress/availability.ts";
import type { Realisation, Surroundings, TenantRules, Values } from "../realisation/realisation.ts";
import * as fieldTexts from "../texts/fields.ts";
import * as processTexts from "../texts/process.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor, sectionApplies, sectionIsFor } from "./fields/appearance.ts";
import { checkForm, doubtsOf, warningsAtSave } from "./fields/check-form.ts";
import { fillInTyped } from "./fields/fill-in.ts";
import { type SaveMode, targetOf } from "./save-step.ts";
import { stepButtons } from "./step-buttons.ts";

/** How the step is viewed: as it stands or unlocked, and with which values typed so far. */
interface Looking {
	readonly mode: StepMode;
	/** The values in the form; the stored values when left out. */
	readonly values?: Values;
	readonly elsewhere?: Surroundings["elsewhere"];
}

/**
 * The step screen as data for this person: sections, fields, buttons, what is missing and where completing would lead, computed by the code
 * that saves. Undefined when the step does not exist, or the person may not see it.
 */
export function viewStep(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	{ mode, values, elsewhere }: Looking,
	now: number,
	tenant: TenantRules,
): StepView | undefined {
	const step = flow.steps.get(code);
	if (step === undefined || !mayReadStep(step, actor)) return undefined;
	const lockReason = whyLocked(realisation, step, actor, mode);
	const execution = new Execution(flow, realisation, actor, now, tenant, elsewhere);
	if (lockReason === null && values !== undefined) fillInTyped(execution, step, values, mode === "correction");
	const correction = mode === "correction";
	const errors = lockReason === null ? checkForm(execution, step, "complete", correction) : [];
	const missing = errors.map(({ path, message }) => ({ path, message }));
	const sections = step.form.sections
		.filter(({ definition }) => sectionApplies(flow, definition, execution.context) && sectionIsFor(definition, actor))
		.map((section) => sectionView(flow, section, execution.context, lockReason, correction));
	return {
		step: step.definition,
		mode,
		locked: lockReason !== null,
		lockReason,
		sections,
		buttons: stepButtons({ flow, realisation, step, actor, mode, lockReason, missing }),
		missing,
		warnedAtSave: lockReason === null && !correction ? warningsAtSave(execution, step) : [],
		doubts: doubtsOf(execution, step, errors),
		target: lockReason === null && missing.length === 0 ? targetOf(execution, step, saveModeOf(mode)) : undefined,
	};
}

function saveModeOf(mode: StepMode): SaveMode {
	return mode === "view" ? "open" : mode;
}

/** Why the step cannot be written in this mode; null when it can. */
function whyLocked({ flags, steps }: Realisation, step: CompiledStep, actor: Actor, mode: StepMode): string | null {
	const state = steps[step.code];
	if (!mayEditStep(step, actor)) return processTexts.mayNotEditStep;
	if (flags.cancelled) return processTexts.cancelled;
	if (flags.onhold) return processTexts.onHold;
	if (state === undefined) return processTexts.stepNotStarted;
	if (state.completedAt !== null && mode !== "correction" && !(mode === "change" && !flags.completed)) {
		return flags.completed ? processTexts.completed : processTexts.stepCompleted;
	}
	return step.children.length > 0 ? processTexts.filledInSubSteps : null;
}

/** A section as shown to the person. `locked`: why nothing in the step can be written now; null when it can. */
function sectionView(
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
