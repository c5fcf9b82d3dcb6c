import { type Actor, mayEditStep, mayReadStep } from "../access/index.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { ButtonName, ButtonView, StepMode } from "../progress/availability.ts";
import { isOpenForChange } from "../progress/process-status.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";

interface ButtonSituation {
	readonly flow: CompiledFlow;
	readonly realisation: Realisation;
	readonly step: CompiledStep;
	readonly actor: Actor;
	readonly mode: StepMode;
	/** Why the step cannot be written in its present mode; null when it can. */
	readonly lockReason: string | null;
	readonly missing: readonly { readonly message: string }[];
}

/**
 * The flow buttons of a step. A locked step offers navigation, Corrigeren and Wijzigen; an unlocked one offers Opslaan, Annuleren and
 * Volgende stap, which on the last step is Afronden.
 */
export function stepButtons(situation: ButtonSituation): Readonly<Record<ButtonName, ButtonView>> {
	const { lockReason, step, mode } = situation;
	const locked = lockReason !== null;
	const last = step.definition.final === true;
	return {
		previous: previous(situation),
		next: last ? hidden : locked ? navigate(situation) : proceed(situation),
		save: locked ? hidden : shown,
		cancel: locked || (mode === "view" && isCurrent(situation)) ? hidden : shown,
		correct: correct(situation),
		change: change(situation),
		finish: finish(situation, last),
	};
}

const hidden: ButtonView = { shown: false, enabled: false };
const shown: ButtonView = { shown: true, enabled: true };

function disabled(reason: string, roles?: readonly string[]): ButtonView {
	return { shown: true, enabled: false, reason, ...(roles === undefined ? {} : { roles }) };
}

function notOffered(reason: string, roles?: readonly string[]): ButtonView {
	return { shown: false, enabled: false, reason, ...(roles === undefined ? {} : { roles }) };
}

/** Steps that were started and that the person may see, in the flow's order; a parent is represented by its sub-steps. */
function reachable({ flow, realisation, actor }: ButtonSituation): readonly CompiledStep[] {
	return flow.order.filter((step) => step.children.length === 0 && realisation.steps[step.code] !== undefined && mayReadStep(step, actor));
}

function neighbour(situation: ButtonSituation, direction: "previous" | "next"): CompiledStep | undefined {
	const { index } = situation.step;
	return direction === "previous"
		? reachable(situation).findLast((step) => step.index < index)
		: reachable(situation).find((step) => step.index > index);
}

/** Hidden rather than disabled when there is no step to go back to: nobody could do anything about it. */
function previous(situation: ButtonSituation): ButtonView {
	return neighbour(situation, "previous") === undefined ? notOffered(processTexts.firstStep) : shown;
}

/** On a locked step Volgende stap only navigates. */
function navigate(situation: ButtonSituation): ButtonView {
	const { flow, realisation, step, actor } = situation;
	const { flags, steps } = realisation;
	const completed = typeof steps[step.code]?.completedAt === "number";
	if (!completed && (flags.onhold || flags.cancelled)) return disabled(flags.cancelled ? processTexts.cancelled : processTexts.onHold);
	const at = activeStep(flow, steps);
	if (!mayEditStep(step, actor) && at !== null && at.index <= step.index) {
		return disabled(processTexts.stepNotCompleted, step.definition.access.edit);
	}
	return neighbour(situation, "next") === undefined ? disabled(processTexts.noNextStep) : shown;
}

function proceed({ missing }: ButtonSituation): ButtonView {
	const [first] = missing;
	return first === undefined ? shown : { shown: true, enabled: true, reason: first.message };
}

function isCurrent({ flow, realisation, step }: ButtonSituation): boolean {
	return activeStep(flow, realisation.steps)?.code === step.code;
}

function isCompleted({ realisation, step }: ButtonSituation): boolean {
	return typeof realisation.steps[step.code]?.completedAt === "number";
}

function whyNotUnlock(situation: ButtonSituation): ButtonView | undefined {
	const { step, actor, realisation, lockReason } = situation;
	if (lockReason === null || !isCompleted(situation)) return notOffered(processTexts.stepNotCompleted);
	if (!mayEditStep(step, actor)) return notOffered(processTexts.mayNotEditStep, step.definition.access.edit);
	if (realisation.flags.cancelled || realisation.flags.onhold) {
		return notOffered(realisation.flags.cancelled ? processTexts.cancelled : processTexts.onHold);
	}
	return undefined;
}

/** Corrigeren stays possible on a completed process: a wrong charger id can still be corrected. */
function correct(situation: ButtonSituation): ButtonView {
	return whyNotUnlock(situation) ?? shown;
}

function change(situation: ButtonSituation): ButtonView {
	const refusal = whyNotUnlock(situation);
	return refusal ?? (isOpenForChange(situation.realisation.flags) ? shown : notOffered(processTexts.completedIsClosed));
}

function finish(situation: ButtonSituation, last: boolean): ButtonView {
	return last && situation.lockReason === null ? proceed(situation) : hidden;
}
