import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { readPath } from "../run/field-path.ts";
import { checkForm } from "../run/fields/check-form.ts";
import type { Actor, Realisation } from "../run/realisation.ts";
import { Turn } from "../run/turn.ts";

/**
 * What the new version finds wrong with values that the old one took, in every step: types, lengths,
 * formats, options, and in steps that were reached the rules of every save. Not that something is lacking: whoever
 * completes the step is asked for it.
 */
export function unfitValues(from: CompiledFlow, before: Realisation, to: CompiledFlow, after: Realisation, now: number): readonly string[] {
	const known = new Set(from.order.flatMap((step) => complaints(from, step, before, now)));
	return [...new Set(to.order.flatMap((step) => complaints(to, step, after, now)).filter((complaint) => !known.has(complaint)))];
}

function complaints(flow: CompiledFlow, step: CompiledStep, realisation: Realisation, now: number): readonly string[] {
	const everybody: Actor = { userId: "", roles: [...step.definition.access.edit, ...step.definition.access.read] };
	const reached = realisation.steps[step.code] !== undefined;
	return checkForm(new Turn(flow, realisation, everybody, now), step, "save", false)
		.filter(({ path }) => reached || !isEmpty(readPath(realisation.values, path)))
		.map(({ path, message }) => `${path === "" ? `Stap ${step.code}` : `'${path}'`}: ${message}`);
}
