import type { CompiledFlow, StepForm } from "../../compile/compiled-flow.ts";
import type { ConditionContext } from "../../conditions/index.ts";
import type { Derivation, FieldPath } from "../../definition/flow-definition.ts";
import type { WorkingCopy } from "../../realisation/working-copy.ts";
import { fieldApplies } from "./appearance.ts";
import { derivedOn } from "./derived-value.ts";

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

/** Computes the fields that nobody types, as far as they apply. */
export function deriveComputed({ flow, workingCopy, context }: Filling, form: StepForm): void {
	for (const { on, field: path, when, value } of form.derivations) {
		const field = form.fields.get(path);
		const applies = on === undefined && (field === undefined || fieldApplies(flow, field, context));
		if (applies && flow.interpreter.holds(when, context)) workingCopy.set(path, flow.interpreter.outcomeOf(value, context));
	}
}
