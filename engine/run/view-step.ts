import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { StepMode, StepView } from "./availability.ts";
import { sectionView } from "./field-view.ts";
import { sectionApplies, sectionIsFor } from "./fields/appearance.ts";
import { checkForm, doubtsOf, warningsAtSave } from "./fields/check-form.ts";
import { fillIn } from "./fields/fill-in.ts";
import type { Actor, Realisation, TenantRules, Values } from "./realisation.ts";
import { mayEditStep, mayReadStep } from "./roles.ts";
import { type SaveMode, targetOf } from "./save-step.ts";
import { stepButtons } from "./step-buttons.ts";
import { Turn } from "./turn.ts";

/** How the step is looked at: as it stands or unlocked, and with which values typed so far. */
export interface Looking {
	readonly mode: StepMode;
	/** What is in the form; the stored values when left out. */
	readonly values?: Values;
}

/**
 * The step screen as data for this person: sections, fields, buttons, what is missing and where
 * completing would lead, by the very code that would save it. Undefined when there is no such step,
 * or the person may not see it.
 */
export function viewStep(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	{ mode, values }: Looking,
	now: number,
	tenant: TenantRules,
): StepView | undefined {
	const step = flow.steps.get(code);
	if (step === undefined || !mayReadStep(step, actor)) {
		return undefined;
	}
	const lockReason = whyLocked(realisation, step, actor, mode);
	const turn = new Turn(flow, realisation, actor, now, tenant);
	if (lockReason === null && values !== undefined) {
		fillIn(turn, step, values, mode === "correction");
	}
	const correction = mode === "correction";
	const errors = lockReason === null ? checkForm(turn, step, "complete", correction) : [];
	const missing = errors.map(({ path, message }) => ({ path, message }));
	const sections = step.form.sections
		.filter(({ definition }) => sectionApplies(flow, definition, turn.context) && sectionIsFor(definition, actor.roles))
		.map((section) => sectionView(flow, section, turn.context, lockReason, correction));
	return {
		step: step.definition,
		mode,
		locked: lockReason !== null,
		lockReason,
		sections,
		buttons: stepButtons({ flow, realisation, step, actor, mode, lockReason, missing }),
		missing,
		warnedAtSave: lockReason === null && !correction ? warningsAtSave(turn, step) : [],
		doubts: doubtsOf(turn, step, errors),
		target: lockReason === null && missing.length === 0 ? targetOf(turn, step, saveModeOf(mode)) : undefined,
	};
}

function saveModeOf(mode: StepMode): SaveMode {
	return mode === "view" ? "open" : mode;
}

/** Why the step cannot be written as it is looked at; null when it can. */
function whyLocked({ flags, steps }: Realisation, step: CompiledStep, actor: Actor, mode: StepMode): string | null {
	const state = steps[step.code];
	if (!mayEditStep(step, actor)) {
		return "U mag deze stap niet bewerken.";
	}
	if (flags.cancelled) {
		return "Het proces is geannuleerd.";
	}
	if (flags.onhold) {
		return "Het proces staat on hold.";
	}
	if (state === undefined) {
		return "Deze stap is nog niet gestart.";
	}
	if (state.completedAt !== null && mode !== "correction" && !(mode === "change" && !flags.completed)) {
		return flags.completed ? "Het proces is afgerond." : "Deze stap is afgerond.";
	}
	return step.children.length > 0 ? "Deze stap wordt in de substappen ingevuld." : null;
}
