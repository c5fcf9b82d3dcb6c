import type { StepForm } from "../../compile/compiled-flow.ts";
import type { Derivation, FieldPath } from "../../definition/flow-definition.ts";
import { readPath } from "../field-path.ts";
import { sameValue } from "../same-value.ts";
import type { Turn } from "../turn.ts";
import { fieldApplies } from "./appearance.ts";
import { derivedOn } from "./derived-value.ts";

/**
 * Fills in what follows from a field that was changed. What the person typed in the same save
 * stands: only a field that was left as it was, or left empty, is filled in.
 */
export function deriveTriggered(turn: Turn, form: StepForm, given: ReadonlyMap<FieldPath, unknown>): void {
	const before = { ...turn.context, values: turn.before.values };
	for (const derivation of form.derivations) {
		const { on, field } = derivation;
		const typed = given.get(field);
		// Of a proposal nobody can tell whether a value that came back was left or meant, so it stands.
		const stands = typed !== undefined && (derivation.proposal === true || !sameValue(typed, readPath(before.values, field)));
		if (on === undefined || stands) {
			continue;
		}
		const derived = derivedOn(turn.flow, form, { ...derivation, on }, before, turn.context);
		if (derived !== null) {
			turn.draft.set(field, derived.value);
		}
	}
}

/** Computes the fields that nobody types, as far as they apply. */
export function deriveComputed(turn: Turn, form: StepForm): void {
	for (const derivation of form.derivations) {
		const field = form.fields.get(derivation.field);
		if (derivation.on === undefined && (field === undefined || fieldApplies(turn.flow, field, turn.context))) {
			derive(turn, derivation);
		}
	}
}

function derive({ flow, draft, context }: Turn, { field, value, when }: Derivation): void {
	if (flow.interpreter.holds(when, context)) {
		draft.set(field, flow.interpreter.outcomeOf(value, context));
	}
}
