import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import type { Answers, Reference } from "../compile/flow-machine.ts";
import { cancelledEvent } from "../compile/machine-config.ts";
import type { Effect, StepCode } from "../definition/flow-definition.ts";
import { isPublished } from "../progress/published-decision.ts";
import { type StepStates, statesAfterReset } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import type { FieldChange } from "../realisation/realisation.ts";
import { applyEffect } from "./effects.ts";
import { machineState } from "./machine-state.ts";
import { keepSnapshot, reset } from "./reset.ts";

/**
 * Lets the machine decide what an event leads to, and carries that out. False when the present
 * state does not handle the event.
 */
export function fire(execution: Execution, event: string): boolean {
	const { actions } = execution.flow.machine.next(machineState(execution.flow, execution.state), event, answersFor(execution, event));
	const target = execution.flow.steps.get(String(actions.find(({ type }) => type === "reset")?.params.step));
	if (target !== undefined) {
		// Before any effect: the snapshot for a reset must show the moment of the decision.
		keepSnapshot(execution, target, execution.workingCopy.values);
	}
	for (const action of actions) {
		act(execution, action, event.split(".")[1] ?? "");
	}
	return actions.length > 0;
}

/** Begins the process: the machine says which steps are open first. */
export function begin(execution: Execution): void {
	for (const action of execution.flow.machine.start(answersFor(execution, "")).actions) {
		act(execution, action, "");
	}
}

/** Carries out effects that are not part of a transition. Cancelling a completed process does nothing: no process is both. */
export function applyEffects(execution: Execution, effects: readonly Effect[], step: StepCode): void {
	for (const effect of effects) {
		if (!("cancel" in effect) || fire(execution, cancelledEvent)) applyEffect(execution, effect, step);
	}
}

/** `deciding`: code of the step that the event is about. */
function act(execution: Execution, { type, params }: Reference, deciding: StepCode): void {
	const step = execution.flow.steps.get(String(params.step));
	switch (type) {
		case "start-step":
			if (step !== undefined && execution.state.steps[step.code]?.completedAt !== null) {
				execution.setSteps({ ...execution.state.steps, [step.code]: { startedAt: execution.now, completedAt: null } });
				const changes = fillDefaults(execution, step);
				execution.emitStep("step-start", step, { iteration: execution.state.iteration, ...(changes.length > 0 ? { changes } : {}) });
			}
			return;
		case "complete-step":
			if (step !== undefined) {
				const startedAt = execution.state.steps[step.code]?.startedAt ?? execution.now;
				execution.setSteps({ ...execution.state.steps, [step.code]: { startedAt, completedAt: execution.now } });
				execution.emitStep("step-end", step, { iteration: execution.state.iteration });
			}
			return;
		case "reset":
			if (step !== undefined) reset(execution, step);
			return;
		case "effect":
			applyEffect(execution, params.effect as Effect, deciding);
			return;
		case "complete-process":
			execution.emit("completed", { uuid: null });
			if (execution.state.locations.selected !== null) {
				execution.addEffect({ kind: "realise-locations", locationUuids: [execution.state.locations.selected] });
			}
			return;
		case "set-flag":
			execution.state.flags = { ...execution.state.flags, [String(params.flag)]: params.on === true };
	}
}

/** Evaluates the machine's guards on the present values, and on the step states as they will be after the event. */
function answersFor(execution: Execution, event: string): Answers {
	const { flow, context } = execution;
	const { holds } = flow.interpreter;
	let upcoming: StepStates | undefined;
	const chosen = new Map<StepCode, number>();
	return {
		branchOf: (code) => {
			let index = chosen.get(code);
			if (index === undefined) {
				const branches = flow.steps.get(code)?.branches ?? [];
				index = branches.findIndex((branch) => holds(branch.when, context));
				chosen.set(code, index);
				const branch = branches[index];
				const to = branch?.restart === true ? flow.steps.get(branch.to ?? "") : undefined;
				if (to !== undefined) upcoming = statesAfterReset(flow, upcoming ?? execution.state.steps, to);
			}
			return index;
		},
		isOpen: (code) => {
			upcoming ??= statesAfter(execution, event);
			return (upcoming[code]?.completedAt ?? null) === null && holds(flow.steps.get(code)?.definition.when, context);
		},
		isPublished: () => isPublished(flow, execution.workingCopy.values),
	};
}

function statesAfter(execution: Execution, event: string): StepStates {
	const [kind, code = ""] = event.split(".");
	const step = execution.flow.steps.get(code);
	if (step === undefined) return execution.state.steps;
	if (kind === "change") return statesAfterReset(execution.flow, execution.state.steps, step);
	return { ...execution.state.steps, [code]: { startedAt: execution.now, completedAt: execution.now } };
}

/**
 * Fills in the defaults of a starting step where there is no value yet, and returns them for the event that starts it. Not earlier: for a
 * step that nobody has reached, a list or an export would show an answer that nobody gave.
 */
function fillDefaults({ workingCopy }: Execution, step: CompiledStep): readonly FieldChange[] {
	const changes: FieldChange[] = [];
	for (const [path, value] of step.form.defaults) {
		const change = readPath(workingCopy.values, path) === undefined ? workingCopy.setApart(path, value) : null;
		if (change !== null) changes.push(change);
	}
	return changes;
}
