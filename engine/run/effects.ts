import type { CompiledStep } from "../compile/compiled-flow.ts";
import type { Effect, StepCode } from "../definition/flow-definition.ts";
import { cancel } from "./cancel.ts";
import { readPath } from "./field-path.ts";
import { disconnect, newLocationVersion, selectAlternative } from "./locations.ts";
import type { Turn } from "./turn.ts";

/** Does what a branch or a change of the step causes. What concerns charging locations is also handed to the server. */
export function applyEffect(turn: Turn, effect: Effect, step: StepCode): void {
	if ("cancel" in effect) {
		cancel(turn, automaticReason(turn, effect), step);
	} else if ("mark" in effect) {
		mark(turn, effect.mark, true);
	} else if ("unmark" in effect) {
		mark(turn, effect.unmark, false);
	} else if ("step-stands" in effect) {
		stand(turn, turn.flow.steps.get(effect["step-stands"]));
	} else if ("clear" in effect) {
		for (const path of effect.clear) {
			turn.draft.set(path, undefined);
		}
	} else if ("new-location-version" in effect) {
		newLocationVersion(turn, effect["new-location-version"]);
	} else if ("select-alternative" in effect) {
		selectAlternative(turn);
	} else if ("connect-location" in effect) {
		const category = effect["connect-location"];
		const locationUuid = turn.state.locations[category];
		if (locationUuid !== null) {
			turn.addEffect({ kind: "connect-location", category, locationUuid });
		}
	} else if ("disconnect-location" in effect) {
		disconnect(turn, effect["disconnect-location"]);
	} else if (turn.state.locations.selected !== null) {
		const chargingPointStatus = effect["set-charging-point-status"];
		turn.addEffect({ kind: "realise-locations", locationUuids: [turn.state.locations.selected], chargingPointStatus });
	}
}

/** The choice itself is the reason: its text becomes the comment, which is at most 300 characters. */
function automaticReason(turn: Turn, effect: Extract<Effect, { cancel: string }>) {
	const label = turn.tenant?.cancelReasons.find((reason) => reason.value === effect.cancel)?.text ?? effect.cancel;
	const value = effect.commentFrom === undefined ? undefined : readPath(turn.draft.values, effect.commentFrom);
	const text =
		effect.commentFrom === undefined || value === undefined
			? ""
			: (turn.flow.labels.option(effect.commentFrom, String(value)) ?? String(value));
	return { reason: effect.cancel, label, comment: text.slice(0, 300) };
}

function mark(turn: Turn, name: string, on: boolean): void {
	if (turn.state.marks.includes(name) !== on) {
		turn.setMarks(on ? [...turn.state.marks, name] : turn.state.marks.filter((known) => known !== name));
		turn.emit(on ? "mark" : "unmark", { uuid: null, mark: name });
	}
}

/** Starts and ends at once: no time is counted for what nobody did again. */
function stand(turn: Turn, step: CompiledStep | undefined): void {
	if (step !== undefined && turn.state.steps[step.code] === undefined) {
		turn.setSteps({ ...turn.state.steps, [step.code]: { startedAt: turn.now, completedAt: turn.now } });
		turn.emitStep("step-start", step, { iteration: turn.state.iteration, automatic: true });
		turn.emitStep("step-end", step, { iteration: turn.state.iteration, automatic: true });
	}
}
