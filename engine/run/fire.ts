import type { Answers } from "../compile/machine.ts";
import type { Reference } from "../compile/machine-config.ts";
import type { Effect, StepCode } from "../definition/flow-definition.ts";
import { applyEffect } from "./effects.ts";
import { machineState } from "./machine-state.ts";
import { keepSnapshot, reset } from "./reset.ts";
import { type StepStates, statesAfterReset } from "./step-states.ts";
import { isPublished } from "./traffic-decision.ts";
import type { Turn } from "./turn.ts";

/**
 * Lets the machine decide what an event leads to, and does it. False when the event means nothing in
 * the present state.
 */
export function fire(turn: Turn, event: string): boolean {
	const { actions } = turn.flow.machine.next(machineState(turn.flow, turn.state), event, answersFor(turn, event));
	const target = turn.flow.steps.get(String(actions.find(({ type }) => type === "reset")?.params.step));
	if (target !== undefined) {
		// Before any effect: what is reset is kept as it was when it was decided.
		keepSnapshot(turn, target, turn.draft.values);
	}
	for (const action of actions) {
		act(turn, action, event.split(".")[1] ?? "");
	}
	return actions.length > 0;
}

/** `deciding`: code of the step that the event is about. */
function act(turn: Turn, { type, params }: Reference, deciding: StepCode): void {
	const step = turn.flow.steps.get(String(params.step));
	switch (type) {
		case "start-step":
			if (step !== undefined && turn.state.steps[step.code]?.completedAt !== null) {
				turn.setSteps({ ...turn.state.steps, [step.code]: { startedAt: turn.now, completedAt: null } });
				turn.emitStep("step-start", step, { iteration: turn.state.iteration });
			}
			return;
		case "complete-step":
			if (step !== undefined) {
				const startedAt = turn.state.steps[step.code]?.startedAt ?? turn.now;
				turn.setSteps({ ...turn.state.steps, [step.code]: { startedAt, completedAt: turn.now } });
				turn.emitStep("step-end", step, { iteration: turn.state.iteration });
			}
			return;
		case "reset":
			if (step !== undefined) {
				reset(turn, step);
			}
			return;
		case "effect":
			applyEffect(turn, params.effect as Effect, deciding);
			return;
		case "complete-process":
			turn.state.flags = { ...turn.state.flags, completed: true };
			turn.emit("completed", { uuid: null });
			if (turn.state.locations.selected !== null) {
				turn.addEffect({ kind: "realise-locations", locationUuids: [turn.state.locations.selected] });
			}
			return;
		case "set-flag":
			turn.state.flags = { ...turn.state.flags, [String(params.flag)]: params.on === true };
	}
}

/** Answers the machine's guards out of the values as they are now and the step states as they will be after the event. */
function answersFor(turn: Turn, event: string): Answers {
	const { flow, context } = turn;
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
				if (to !== undefined) {
					upcoming = statesAfterReset(flow, upcoming ?? turn.state.steps, to);
				}
			}
			return index;
		},
		isOpen: (code) => {
			upcoming ??= statesAfter(turn, event);
			return (upcoming[code]?.completedAt ?? null) === null && holds(flow.steps.get(code)?.definition.when, context);
		},
		isPublished: () => isPublished(flow, turn.draft.values),
	};
}

function statesAfter(turn: Turn, event: string): StepStates {
	const [kind, code = ""] = event.split(".");
	const step = turn.flow.steps.get(code);
	if (step === undefined) {
		return turn.state.steps;
	}
	if (kind === "change") {
		return statesAfterReset(turn.flow, turn.state.steps, step);
	}
	return { ...turn.state.steps, [code]: { startedAt: turn.now, completedAt: turn.now } };
}
