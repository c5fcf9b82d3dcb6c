import type { Actor } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { checkForm } from "../run/fields/check-form.ts";
import * as upgradeTexts from "../texts/upgrade.ts";

/**
 * What the new version finds wrong with values that the old one took, in every step: types, lengths,
 * formats, options, and in steps that were reached the rules of every save. Missing values do not count: whoever
 * completes the step is asked for them.
 */
export function unfitValues(from: CompiledFlow, before: Realisation, to: CompiledFlow, after: Realisation, now: number): readonly string[] {
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
