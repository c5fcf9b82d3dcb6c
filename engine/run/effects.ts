import type { Execution } from "../command/execution.ts";
import type { CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { Effect, StepCode } from "../definition/flow-definition.ts";
import { readPath } from "../realisation/field-path.ts";
import { cancel } from "./cancel.ts";
import { disconnect, newLocationVersion, selectAlternative } from "./locations.ts";

/** Carries out the effects of a branch or of a change of the step. Those on charging locations also go to the server. */
export function applyEffect(execution: Execution, effect: Effect, step: StepCode): void {
	if ("cancel" in effect) {
		cancel(execution, automaticReason(execution, effect), step);
	} else if ("mark" in effect) {
		mark(execution, effect.mark, true);
	} else if ("unmark" in effect) {
		mark(execution, effect.unmark, false);
	} else if ("step-stands" in effect) {
		stand(execution, execution.flow.steps.get(effect["step-stands"]));
	} else if ("clear" in effect) {
		for (const path of effect.clear) {
			execution.workingCopy.set(path, undefined);
		}
	} else if ("new-location-version" in effect) {
		newLocationVersion(execution, effect["new-location-version"]);
	} else if ("select-alternative" in effect) {
		selectAlternative(execution);
	} else if ("connect-location" in effect) {
		const category = effect["connect-location"];
		const locationUuid = execution.state.locations[category];
		if (locationUuid !== null) execution.addEffect({ kind: "connect-location", category, locationUuid });
	} else if ("disconnect-location" in effect) {
		disconnect(execution, effect["disconnect-location"]);
	} else if (execution.state.locations.selected !== null) {
		const chargingPointStatus = effect["set-charging-point-status"];
		execution.addEffect({ kind: "realise-locations", locationUuids: [execution.state.locations.selected], chargingPointStatus });
	}
}

/** The choice itself is the reason: its text becomes the comment, which is at most 300 characters. */
function automaticReason(execution: Execution, effect: Extract<Effect, { cancel: string }>) {
	const chosen = effect.reasonFrom === undefined ? undefined : readPath(execution.workingCopy.values, effect.reasonFrom);
	const reason = isEmpty(chosen) ? effect.cancel : String(chosen);
	const label = execution.tenant?.cancelReasons.find(({ value }) => value === reason)?.text ?? reason;
	const value = effect.commentFrom === undefined ? undefined : readPath(execution.workingCopy.values, effect.commentFrom);
	const text =
		effect.commentFrom === undefined || value === undefined
			? ""
			: (execution.flow.labels.option(effect.commentFrom, String(value)) ?? String(value));
	return { reason, label, comment: text.slice(0, 300) };
}

function mark(execution: Execution, name: string, on: boolean): void {
	if (execution.state.marks.includes(name) !== on) {
		execution.setMarks(on ? [...execution.state.marks, name] : execution.state.marks.filter((known) => known !== name));
		execution.emit(on ? "mark" : "unmark", { uuid: null, mark: name });
	}
}

/** Starts and ends the step at once: no time counts for work that nobody repeated. */
function stand(execution: Execution, step: CompiledStep | undefined): void {
	if (step !== undefined && execution.state.steps[step.code] === undefined) {
		execution.setSteps({ ...execution.state.steps, [step.code]: { startedAt: execution.now, completedAt: execution.now } });
		execution.emitStep("step-start", step, { iteration: execution.state.iteration, automatic: true });
		execution.emitStep("step-end", step, { iteration: execution.state.iteration, automatic: true });
	}
}
