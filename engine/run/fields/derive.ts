import type { CompiledFlow, StepForm } from "../../compile/compiled-flow.ts";
import { type ConditionContext, isEmpty } from "../../conditions/index.ts";
import type { Derivation, FieldPath } from "../../definition/flow-definition.ts";
import { readPath } from "../../realisation/field-path.ts";
import { sameValue } from "../../realisation/same-value.ts";
import type { WorkingCopy } from "../../realisation/working-copy.ts";
import { fieldApplies } from "./appearance.ts";
import { derivedOn, isDerivable } from "./derived-value.ts";

/** The target of derivations: a save, or a form being filled in. The context follows the working copy. */
interface Filling {
	readonly flow: CompiledFlow;
	readonly workingCopy: WorkingCopy;
	readonly context: ConditionContext;
}

export type Triggered = Derivation & { readonly on: FieldPath };

/** Fills in the values derived from fields whose value differs from `before`, except by the derivations that are `left` alone. */
export function deriveTriggered(
	{ flow, workingCopy, context }: Filling,
	form: StepForm,
	before: ConditionContext,
	left: (derivation: Triggered) => boolean,
): void {
	for (const derivation of form.derivations) {
		const { on, field } = derivation;
		if (on === undefined || left({ ...derivation, on })) continue;
		const derived = derivedOn(flow, form, { ...derivation, on }, before, context);
		if (derived !== null) workingCopy.set(field, derived.value);
	}
}

/**
 * Fills in what only this edit made derivable, because the condition or the value of a derivation needed another field besides its source:
 * a save would derive it as well. `stored`, `before`: what is stored, and the form before the edit. What a person wrote or takes out in
 * this edit (`left`), or took out earlier, stays as it is.
 */
export function deriveBelated(
	{ flow, workingCopy, context }: Filling,
	form: StepForm,
	{ stored, before }: { readonly stored: ConditionContext; readonly before: ConditionContext },
	left: (derivation: Triggered) => boolean,
): void {
	for (const { on, ...rest } of form.derivations) {
		if (on === undefined) continue;
		const derivation = { ...rest, on };
		const { field, proposal, value } = derivation;
		const stands = readPath(workingCopy.values, field);
		const isFree = isEmpty(stands) || (proposal !== true && sameValue(stands, readPath(stored.values, field)));
		if (!isFree || left(derivation) || isDerivable(flow, form, derivation, stored, before)) continue;
		if (isDerivable(flow, form, derivation, stored, context)) workingCopy.set(field, flow.interpreter.outcomeOf(value, context));
	}
}

/** Computes the fields that nobody types, as far as they apply. */
export function deriveComputed({ flow, workingCopy, context }: Filling, form: StepForm): void {
	for (const { on, field: path, when, value } of form.derivations) {
		const field = form.fields.get(path);
		const applies = on === undefined && (field === undefined || fieldApplies(flow, field, context));
		if (applies && flow.interpreter.holds(when, context)) workingCopy.set(path, flow.interpreter.outcomeOf(value, context));
	}
}
