import type { Actor } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { compareFlows } from "../difference/compare-flows.ts";
import type { FlowChange, FlowDifference } from "../difference/flow-change.ts";
import { activeStep } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent, Snapshot } from "../realisation/realisation.ts";
import { checkForm } from "../run/fields/check-form.ts";
import { keepSnapshot } from "../run/reset.ts";
import * as upgradeTexts from "../texts/upgrade.ts";
import { mapSteps } from "./map-steps.ts";
import { mapValues } from "./map-values.ts";
import { openQuestions } from "./open-questions.ts";
import type { UpgradeMapping } from "./upgrade-mapping.ts";

/** How a process is upgraded. */
export interface UpgradeOptions {
	readonly actor: Actor;
	/** Answers for the changes that need one; applied only between the versions that it names. */
	readonly mapping?: UpgradeMapping;
	/** The comparison of the two versions, if already available. */
	readonly difference?: FlowDifference;
}

export type UpgradeOutcome =
	| {
			readonly refused: false;
			/** The version on which the process runs from now on. */
			readonly version: string;
			readonly realisation: Realisation;
			readonly events: readonly RealisationEvent[];
			/** The values and step states before the upgrade. */
			readonly snapshot: Snapshot;
	  }
	| {
			readonly refused: true;
			/** Dutch sentences. */
			readonly reasons: readonly string[];
			/** Changes that wait for an answer in a mapping; if there are any, each reason is about one of them, in the same order. */
			readonly questions: readonly FlowChange[];
	  };

/**
 * Upgrades a running process to another version of its flow, or says why that is impossible. Pure; the given realisation is untouched.
 * After the upgrade the process is at the same step with the same step states, and with values that the new version accepts; nothing else
 * changes, and the event says what did. A completed process keeps the version it was completed on.
 */
export function upgradeProcess(
	realisation: Realisation,
	from: CompiledFlow,
	to: CompiledFlow,
	now: number,
	options: UpgradeOptions,
): UpgradeOutcome {
	const [was, is] = [from.definition, to.definition];
	if (realisation.flags.completed) return refused([upgradeTexts.completed]);
	if (was.uuid !== is.uuid || was.version === is.version) {
		return refused([was.uuid === is.uuid ? upgradeTexts.sameVersion : upgradeTexts.anotherFlow]);
	}
	const mapping = options.mapping?.from === was.version && options.mapping.to === is.version ? options.mapping : undefined;
	const { changes } = options.difference ?? compareFlows(from, to);
	const questions = openQuestions(changes, realisation, to, mapping);
	if (questions.length > 0) return refused(questions.map(spoken), questions);
	const { steps, reasons } = mapSteps(from, to, realisation, mapping);
	if (reasons.length > 0) return refused(reasons);
	const execution = new Execution(to, realisation, options.actor, now);
	const conflicts = mapValues(execution, { from, changes, steps, mapping });
	const values = execution.workingCopy.values;
	const wrong = conflicts.length > 0 ? conflicts : unfitValues(from, realisation, to, { ...realisation, values, steps }, now);
	if (wrong.length > 0) return refused(wrong);
	const at =
		activeStep(from, realisation.steps) ?? from.order.findLast(({ code }) => realisation.steps[code] !== undefined) ?? from.order[0];
	if (at !== undefined) keepSnapshot(execution, at, realisation.values);
	execution.setSteps(steps);
	execution.emit("flow-change", {
		uuid: null,
		flow: { from: was.version, to: is.version },
		steps,
		changes: execution.workingCopy.takeChanges(),
	});
	const { realisation: upgraded, events, snapshot } = execution.finish(null);
	return snapshot === undefined
		? refused([upgradeTexts.withoutSteps])
		: { refused: false, version: is.version, realisation: upgraded, events, snapshot };
}

function refused(reasons: readonly string[], questions: readonly FlowChange[] = []): UpgradeOutcome {
	return { refused: true, reasons, questions };
}

function spoken(change: FlowChange): string {
	return `${change.sentence} ${change.reason}`;
}

/**
 * What the new version finds wrong with values that the old one accepted, in every step: types, lengths, formats, options and, in steps
 * that were reached, the rules of every save. Missing values do not count: whoever completes the step is asked for them.
 */
function unfitValues(from: CompiledFlow, before: Realisation, to: CompiledFlow, after: Realisation, now: number): readonly string[] {
	const known = new Set(from.order.flatMap((step) => complaints(from, step, before, now)));
	return [...new Set(to.order.flatMap((step) => complaints(to, step, after, now)).filter((complaint) => !known.has(complaint)))];
}

function complaints(flow: CompiledFlow, step: CompiledStep, realisation: Realisation, now: number): readonly string[] {
	const everybody: Actor = { userId: "", roles: [...step.definition.access.edit, ...step.definition.access.read] };
	const reached = realisation.steps[step.code] !== undefined;
	return checkForm(new Execution(flow, realisation, everybody, now), step, "save", false)
		.filter(({ path }) => reached || !isEmpty(readPath(realisation.values, path)))
		.map(({ path, message }) => `${path === "" ? upgradeTexts.step(step.code) : `'${path}'`}: ${message}`);
}
