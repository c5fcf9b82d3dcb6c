import { type CompiledStep, sameContent, type Values, withValueAt } from "../../../engine/index.ts";
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
	let values = after;
	for (const { field, value, on, when } of step.form.derivations) {
		const isDue = on === undefined || (touches(changed, on) && !sameContent(valueAt(before, on), valueAt(after, on)));
		if (!isDue) continue;
		const context = conditionContext(situation, values);
		if (!flow.interpreter.holds(when, context)) continue;
		const outcome = flow.interpreter.outcomeOf(value, context);
		const derived = outcome === null || outcome === "" ? undefined : outcome;
		if (!sameContent(valueAt(values, field), derived)) values = withValueAt(values, field, derived);
	}
	return values;
}

function touches(changed: readonly string[], field: string): boolean {
	return changed.some((path) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
}
