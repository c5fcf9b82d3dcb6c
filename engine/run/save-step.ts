import { type Actor, mayEditStep } from "../access/index.ts";
import type { Outcome, Refusal, SaveStep } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse, refuseFields } from "../command/refuse.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { changeEvent, completeEvent } from "../compile/machine-config.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import { referenceErrors } from "../documents/reference-errors.ts";
import type { FileRecord } from "../files/index.ts";
import { activeStep, isOpen, isPassed } from "../progress/step-states.ts";
import type { EventMeta, Realisation, Surroundings } from "../realisation/realisation.ts";
import { plainText } from "../text/index.ts";
import * as processTexts from "../texts/process.ts";
import { enteredFields } from "./entered-fields.ts";
import { checkForm, doubtsOf } from "./fields/check-form.ts";
import { fillIn } from "./fields/fill-in.ts";
import { followChains } from "./fields/follow-chains.ts";
import { applyEffects, fire } from "./fire.ts";
import { keepSnapshot } from "./reset.ts";
import { statusCommentRefusal } from "./status-reason.ts";
import { unconfirmRepublished, withdrawUnconfirmed } from "./traffic-decision.ts";

/** Filling in an open step, correcting a completed one, or changing it, which resets the process to it. */
export type SaveMode = "open" | "correction" | "change";

/** Saves a step, and completes it on request. The server computes where that leads, and refuses a client that expects something else. */
export function saveStep(
	flow: CompiledFlow,
	realisation: Realisation,
	command: SaveStep,
	actor: Actor,
	now: number,
	surroundings: SaveSurroundings,
): Outcome {
	const outcome = saveValues(flow, realisation, command, actor, now, surroundings);
	if (outcome.refused) return outcome;
	return (outcome.target ?? command.step) === command.target ? outcome : refuse("unexpected-target");
}

export type SaveSurroundings = Pick<Surroundings, "tenant" | "saved" | "files" | "elsewhere">;

/** The same for a caller that does not show the step, and so has no expectation of where it leads. */
export function saveValues(
	flow: CompiledFlow,
	realisation: Realisation,
	command: Omit<SaveStep, "kind" | "target">,
	actor: Actor,
	now: number,
	{ tenant, saved, files, elsewhere }: SaveSurroundings,
): Outcome {
	const step = flow.steps.get(command.step);
	if (step === undefined) return refuse("unknown-step");
	const mode = saveMode(realisation, step, actor, command.correction);
	if (typeof mode !== "string") return mode;
	const execution = new Execution(flow, realisation, actor, now, tenant, elsewhere);
	const refusal = fillIn(execution, step, command.values, mode === "correction") ?? checked(execution, step, command, mode, files);
	if (refusal !== undefined) return refusal;
	const reason = mode === "open" ? undefined : plainText(command.reason ?? "").trim();
	const refusedReason = reason && statusCommentRefusal(reason);
	if (refusedReason) return refusedReason;
	carryOut(execution, step, mode, command.complete, { first: saved === false, reason });
	return execution.finish(targetAfter(execution, step, mode, command.complete));
}

/** The mode in which the step would be saved, or why it cannot be: rights are checked first, then status, then the step itself. */
export function saveMode(realisation: Realisation, step: CompiledStep, actor: Actor, correction: boolean): SaveMode | Refusal {
	const { flags, steps } = realisation;
	const state = steps[step.code];
	if (!mayEditStep(step, actor)) return refuse("forbidden");
	if (flags.onhold || flags.cancelled) return refuse("locked");
	if (state === undefined || step.children.length > 0) return refuse("step-not-available");
	if (state.completedAt === null) return correction ? refuse("step-not-available", processTexts.notYetCorrectable) : "open";
	if (correction) return "correction";
	return flags.completed ? refuse("not-open-for-change") : "change";
}

function checked(
	execution: Execution,
	step: CompiledStep,
	command: Pick<SaveStep, "complete">,
	mode: SaveMode,
	files: readonly FileRecord[] | undefined,
): Refusal | undefined {
	const correction = mode === "correction";
	const wrongFiles = files === undefined ? [] : referenceErrors(execution, step, files);
	if (wrongFiles.length > 0) return refuseFields("invalid", wrongFiles);
	const errors = checkForm(execution, step, command.complete || correction ? "complete" : "save", correction);
	if (errors.length === 0) return undefined;
	const said = errors.map(({ path, message }) => ({ path, message }));
	return refuseFields(errors.some((error) => !error.lacking) ? "invalid" : "incomplete", said);
}

/**
 * Records the changes and lets the process advance. The form must have passed its checks. `first`: nothing was saved in the process before;
 * then even a save without changes is recorded, since it fixes the type. `reason`: in the person's words.
 */
export function carryOut(
	execution: Execution,
	step: CompiledStep,
	mode: SaveMode,
	complete: boolean,
	{ first = false, reason = "" }: { readonly first?: boolean; readonly reason?: string | undefined } = {},
): void {
	const changes = execution.workingCopy.takeChanges();
	if (changes.length > 0 || mode === "change" || first) {
		const why = reason === "" ? {} : { reason: { reason: "", label: reason, comment: "" } };
		execution.emitStep(mode === "correction" ? "step-correct" : "step-save", step, { changes, ...why, ...warnedIn(execution, step) });
	}
	if (mode === "change") {
		keepSnapshot(execution, step, execution.before.values);
		fire(execution, changeEvent(step.code));
		applyEffects(execution, step.definition.change?.effects ?? [], step.code);
	}
	if (complete && mode !== "correction") {
		fire(execution, completeEvent(step.code));
		clearPassed(execution);
	}
	for (const { effects } of enteredFields(step, execution.before.values, execution.workingCopy.values)) {
		applyEffects(execution, effects, step.code);
	}
	followChains(execution);
	if (mode !== "correction") unconfirmRepublished(execution);
	const caused = execution.workingCopy.takeChanges();
	if (caused.length > 0) execution.emitStep("step-save", step, { changes: caused });
	withdrawUnconfirmed(execution);
}

/** The warnings that the person saw before saving anyway. */
function warnedIn(execution: Execution, step: CompiledStep): Pick<EventMeta, "warned"> {
	const warned = doubtsOf(execution, step, []);
	return warned.length === 0 ? {} : { warned };
}

/**
 * The step to show next: the same one after a plain save; otherwise the next in its own track, or the active step; null when the process
 * ended.
 */
function targetAfter(execution: Execution, step: CompiledStep, mode: SaveMode, complete: boolean): StepCode | null {
	if (!complete || mode === "correction") return step.code;
	if (execution.state.flags.cancelled || execution.state.flags.completed) return null;
	const beside = step.parent?.children.find((sibling) => sibling.track === step.track && isOpen(execution.state.steps, sibling));
	return (beside ?? activeStep(execution.flow, execution.state.steps))?.code ?? null;
}

/**
 * Where completing the step with these values would lead, whether or not they are complete; null when the process would end. Nothing is
 * stored.
 */
export function targetOf(execution: Execution, step: CompiledStep, mode: SaveMode): StepCode | null {
	carryOut(execution, step, mode, true);
	return targetAfter(execution, step, mode, true);
}

/** Empties fields that only skipped steps show, if the flow says so: they would stay in the record unseen. */
function clearPassed(execution: Execution): void {
	const { flow, state } = execution;
	for (const step of flow.order) {
		if (step.definition.onPass !== "clear" || !isPassed(flow, state.steps, step)) continue;
		for (const path of step.form.fields.keys()) {
			const isShown = flow.shownIn.get(path)?.some(({ code }) => state.steps[code] !== undefined) === true;
			if (!isShown) execution.workingCopy.set(path, undefined);
		}
	}
}
