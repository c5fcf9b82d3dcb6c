import { type CompiledStep, derivedOn, sameContent, type Values, withValueAt } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { conditionContext, type Surroundings } from "./condition-context.ts";

interface Situation extends Surroundings {
	readonly step: CompiledStep;
}

/**
 * The values that follow from what was just typed, so that they are seen before they are saved: at a
 * changed field those that hang on it (they stay editable), and always the computed ones. `changed`
 * may name groups; what counts is whether the field itself has another value than before.
 */
export function deriveLive(situation: Situation, before: Values, after: Values, changed: readonly string[]): Values {
	const { flow, step } = situation;
	const unchanged = conditionContext(situation, before);
	let values = after;
	for (const derivation of step.form.derivations) {
		const { field, value, on, when } = derivation;
		const context = conditionContext(situation, values);
		const derived =
			on === undefined
				? flow.interpreter.holds(when, context) && { value: flow.interpreter.outcomeOf(value, context) }
				: touches(changed, on) && derivedOn(flow, step.form, { ...derivation, on }, unchanged, context);
		if (!derived) continue;
		const outcome = derived.value === null || derived.value === "" ? undefined : derived.value;
		if (!sameContent(valueAt(values, field), outcome)) values = withValueAt(values, field, outcome);
	}
	return values;
}

function touches(changed: readonly string[], field: string): boolean {
	return changed.some((path) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
}
