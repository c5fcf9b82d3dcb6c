import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { changeEvent, completeEvent } from "../compile/machine-config.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import { referenceErrors } from "../documents/reference-errors.ts";
import type { FileRecord } from "../files/index.ts";
import { clearPassed } from "./clear-passed.ts";
import type { Outcome, Refusal, SaveStep } from "./command.ts";
import { applyEffect } from "./effects.ts";
import { enteredFields } from "./entered-fields.ts";
import { checkForm, doubtsOf } from "./fields/check-form.ts";
import { fillIn } from "./fields/fill-in.ts";
import { followChains } from "./fields/follow-chains.ts";
import { fire } from "./fire.ts";
import type { Actor, EventMeta, Realisation, Surroundings } from "./realisation.ts";
import { refuse, refuseFields } from "./refuse.ts";
import { keepSnapshot } from "./reset.ts";
import { mayEditStep } from "./roles.ts";
import { activeStep, isOpen } from "./step-states.ts";
import { withdrawUnconfirmed } from "./traffic-decision.ts";
import { Turn } from "./turn.ts";

/** Filling in an open step, correcting a completed one, or changing it, which resets the process to it. */
export type SaveMode = "open" | "correction" | "change";

/** Saves a step, and completes it when asked. The server computes where that leads; a client that expects otherwise is refused. */
export function saveStep(
	flow: CompiledFlow,
	realisation: Realisation,
	command: SaveStep,
	actor: Actor,
	now: number,
	{ tenant, saved, files }: Pick<Surroundings, "tenant" | "saved" | "files">,
): Outcome {
	const step = flow.steps.get(command.step);
	if (step === undefined) {
		return refuse("unknown-step");
	}
	const mode = saveMode(realisation, step, actor, command.correction);
	if (typeof mode !== "string") {
		return mode;
	}
	const turn = new Turn(flow, realisation, actor, now, tenant);
	const refusal = fillIn(turn, step, command.values, mode === "correction") ?? checked(turn, step, command, mode, files);
	if (refusal !== undefined) {
		return refusal;
	}
	carryOut(turn, step, mode, command.complete, saved === false);
	const target = targetAfter(turn, step, mode, command.complete);
	return (target ?? step.code) === command.target ? turn.finish(target) : refuse("unexpected-target");
}

/** How the step would be saved, or why it cannot be: rights first, then status, then the step itself. */
export function saveMode(realisation: Realisation, step: CompiledStep, actor: Actor, correction: boolean): SaveMode | Refusal {
	const { flags, steps } = realisation;
	const state = steps[step.code];
	if (!mayEditStep(step, actor)) {
		return refuse("forbidden");
	}
	if (flags.onhold || flags.cancelled) {
		return refuse("locked");
	}
	if (state === undefined || step.children.length > 0) {
		return refuse("step-not-available");
	}
	if (state.completedAt === null) {
		return correction ? refuse("step-not-available", "Deze stap is nog niet afgerond en kan daarom niet gecorrigeerd worden.") : "open";
	}
	if (correction) {
		return "correction";
	}
	return flags.completed ? refuse("not-open-for-change") : "change";
}

function checked(
	turn: Turn,
	step: CompiledStep,
	command: SaveStep,
	mode: SaveMode,
	files: readonly FileRecord[] | undefined,
): Refusal | undefined {
	const correction = mode === "correction";
	const wrongFiles = files === undefined ? [] : referenceErrors(turn, step, files);
	if (wrongFiles.length > 0) {
		return refuseFields("invalid", wrongFiles);
	}
	const errors = checkForm(turn, step, command.complete || correction ? "complete" : "save", correction);
	if (errors.length === 0) {
		return undefined;
	}
	const said = errors.map(({ path, message }) => ({ path, message }));
	return refuseFields(errors.some((error) => !error.lacking) ? "invalid" : "incomplete", said);
}

/**
 * Notes the changes and lets the process move. The form must have been found in order. `first`: nothing was saved in
 * the process before; then a save is noted that changes nothing too, since from it on the type is fixed.
 */
export function carryOut(turn: Turn, step: CompiledStep, mode: SaveMode, complete: boolean, first = false): void {
	const changes = turn.draft.takeChanges();
	if (changes.length > 0 || mode === "change" || first) {
		turn.emitStep(mode === "correction" ? "step-correct" : "step-save", step, { changes, ...warnedIn(turn, step) });
	}
	if (mode === "change") {
		keepSnapshot(turn, step, turn.before.values);
		fire(turn, changeEvent(step.code));
		for (const effect of step.definition.change?.effects ?? []) {
			applyEffect(turn, effect, step.code);
		}
	}
	if (complete && mode !== "correction") {
		fire(turn, completeEvent(step.code));
		clearPassed(turn);
	}
	for (const { effects } of enteredFields(step, turn.before.values, turn.draft.values)) {
		for (const effect of effects) applyEffect(turn, effect, step.code);
	}
	followChains(turn);
	const caused = turn.draft.takeChanges();
	if (caused.length > 0) {
		turn.emitStep("step-save", step, { changes: caused });
	}
	withdrawUnconfirmed(turn);
}

/** That the person was told what is implausible, and saved it all the same. */
function warnedIn(turn: Turn, step: CompiledStep): Pick<EventMeta, "warned"> {
	const warned = doubtsOf(turn, step, []);
	return warned.length === 0 ? {} : { warned };
}

/** Step to see next: the same one after a plain save; else the next in its own track, or the active step; null when the process ended. */
function targetAfter(turn: Turn, step: CompiledStep, mode: SaveMode, complete: boolean): StepCode | null {
	if (!complete || mode === "correction") {
		return step.code;
	}
	if (turn.state.flags.cancelled || turn.state.flags.completed) {
		return null;
	}
	const beside = step.parent?.children.find((sibling) => sibling.track === step.track && isOpen(turn.state.steps, sibling));
	return (beside ?? activeStep(turn.flow, turn.state.steps))?.code ?? null;
}

/**
 * Where completing the step with these values would lead, whether or not they are complete; undefined
 * when the step cannot be saved like that. Nothing is kept of it.
 */
export function targetOf(turn: Turn, step: CompiledStep, mode: SaveMode): StepCode | null {
	carryOut(turn, step, mode, true);
	return targetAfter(turn, step, mode, true);
}
