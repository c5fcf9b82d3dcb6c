import type { CompiledFlow, StepForm } from "../../compile/compiled-flow.ts";
import { type ConditionContext, isEmpty } from "../../conditions/index.ts";
import type { Derivation, FieldPath } from "../../definition/flow-definition.ts";
import { readPath } from "../../realisation/field-path.ts";
import { sameValue } from "../../realisation/same-value.ts";
import { fieldIsHidden } from "./appearance.ts";

/** The value that a derivation gives its field; null when it leaves the field alone. An empty value empties it. */
interface Derived {
	readonly value: unknown;
}

/**
 * The value derived from a changed field, the same during typing and at the save. `before`, `now`: the values before the change and with
 * it. A plain derivation fills in whenever its condition holds; when its source field is emptied, the derived value goes too, while a value
 * that a person wrote instead stays. A proposal follows its source field for as long as the field has the proposed value, or is empty: once
 * a person has written something else, that stays. Nothing is proposed from a half-typed number.
 */
export function derivedOn(
	flow: CompiledFlow,
	form: StepForm,
	derivation: Derivation & { readonly on: FieldPath },
	before: ConditionContext,
	now: ConditionContext,
): Derived | null {
	const { field, on, proposal } = derivation;
	if (sameValue(readPath(before.values, on), readPath(now.values, on))) return null;
	if (proposal !== true) return outcomeIn(flow, form, derivation, now) ?? withdrawn(flow, form, derivation, before, now);
	const stands = readPath(now.values, field);
	const proposed = outcomeIn(flow, form, derivation, before)?.value;
	if (!isEmpty(stands) && !sameValue(stands, isEmpty(proposed) ? undefined : proposed)) return null;
	return outcomeIn(flow, form, derivation, now) ?? { value: undefined };
}

/**
 * Whether a save of `now` over `stored` has a value for the field, whatever stands there: its source is shown and is not as stored, and the
 * derivation gives something.
 */
export function isDerivable(
	flow: CompiledFlow,
	form: StepForm,
	derivation: Derivation & { readonly on: FieldPath },
	stored: ConditionContext,
	now: ConditionContext,
): boolean {
	const { on } = derivation;
	if (sameValue(readPath(stored.values, on), readPath(now.values, on)) || fieldIsHidden(flow, form, on, now)) return false;
	return !isEmpty(outcomeIn(flow, form, derivation, now)?.value);
}

/** Withdraws a value derived from a field that was emptied. A derived constant is no less true without its source. */
function withdrawn(
	flow: CompiledFlow,
	form: StepForm,
	derivation: Derivation & { readonly on: FieldPath },
	before: ConditionContext,
	now: ConditionContext,
): Derived | null {
	if (!isEmpty(readPath(now.values, derivation.on))) return null;
	const given = outcomeIn(flow, form, derivation, before)?.value;
	const stands = sameValue(readPath(now.values, derivation.field), given);
	return !isEmpty(given) && stands && isEmpty(flow.interpreter.outcomeOf(derivation.value, now)) ? { value: undefined } : null;
}

/**
 * The outcome of the derivation with these values; null when its condition does not hold, or the number it depends on is not a number yet.
 */
function outcomeIn(flow: CompiledFlow, form: StepForm, { on, when, value }: Derivation, context: ConditionContext): Derived | null {
	if (on !== undefined && isHalfTyped(form, on, context)) return null;
	return flow.interpreter.holds(when, context) ? { value: flow.interpreter.outcomeOf(value, context) } : null;
}

/** A text in a number field: still being typed, or unreadable. */
function isHalfTyped(form: StepForm, path: FieldPath, { values }: ConditionContext): boolean {
	const type = form.fields.get(path)?.places[0]?.schema.type;
	return (type === "number" || type === "integer") && typeof readPath(values, path) === "string";
}
