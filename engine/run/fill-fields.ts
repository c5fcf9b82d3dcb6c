import type { Actor } from "../access/index.ts";
import type { FillFields, Outcome } from "../command/command.ts";
import { refuse, refuseFields } from "../command/refuse.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { sameValue } from "../realisation/same-value.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import * as fieldTexts from "../texts/fields.ts";
import * as processTexts from "../texts/process.ts";
import { type SaveSurroundings, saveMode, saveValues } from "./save-step.ts";

/**
 * Lays values over the stored ones in an open step, and completes it on request: as if somebody had opened the step, typed only these and
 * saved. Only fields that the step offers for this; a step that is completed or not reached is refused.
 */
export function fillFields(
	flow: CompiledFlow,
	realisation: Realisation,
	{ step: code, complete, fields }: FillFields,
	actor: Actor,
	now: number,
	surroundings: SaveSurroundings,
): Outcome {
	const step = flow.steps.get(code);
	if (step === undefined) return refuse("unknown-step");
	const { bulk } = step.definition;
	if (bulk === undefined || (complete && bulk.complete !== true)) return refuse("step-not-available", processTexts.notForSeveral);
	const strange = Object.keys(fields).filter((path) => !bulk.fields.includes(path));
	if (strange.length > 0) {
		return refuseFields(
			"unknown-field",
			strange.map((path) => ({ path, message: fieldTexts.notForSeveral })),
		);
	}
	const mode = saveMode(realisation, step, actor, false);
	if (typeof mode !== "string") return mode;
	if (mode !== "open") return refuse("step-not-available", processTexts.stepCompleted);
	return saveValues(
		flow,
		realisation,
		{ step: code, complete, correction: false, values: laidOver(step, realisation.values, fields) },
		actor,
		now,
		surroundings,
	);
}

/** The step's present values, with these fields on top. */
function laidOver(step: CompiledStep, values: Values, fields: FillFields["fields"]): Values {
	const all = new WorkingCopy({});
	for (const path of step.form.fields.keys()) {
		const stored = readPath(values, path);
		all.set(path, isEmpty(fields[path]) ? stored : joined(stored, fields[path]));
	}
	return all.result();
}

/** Adds to a list whatever it does not have yet. */
function joined(stored: unknown, given: unknown): unknown {
	if (!Array.isArray(stored) || !Array.isArray(given)) return given;
	return [...stored, ...given.filter((entry) => !stored.some((held) => sameValue(held, entry)))];
}
