import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import { Draft } from "./draft.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor } from "./fields/appearance.ts";
import { collectFields } from "./fields/collect-fields.ts";
import { fillIn } from "./fields/fill-in.ts";
import type { Actor, Realisation, Values } from "./realisation.ts";
import { Turn } from "./turn.ts";

export interface Submission {
	/** What to send: only fields that apply and that the person may write. */
	readonly values: Values;
	/** What the form shows once derived values are filled in, as the server would store it. */
	readonly shown: Values;
}

/** Makes of what is in a step's form what the server will take, and shows what it will make of it. */
export function submissionOf(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	values: Values,
	now: number,
): Submission {
	const step = flow.steps.get(code);
	if (step === undefined) {
		return { values: {}, shown: realisation.values };
	}
	const turn = new Turn(flow, realisation, actor, now);
	const known = new Draft({});
	for (const [path, value] of collectFields(step.form.tree, values, realisation.values).fields) {
		known.set(path, value);
	}
	fillIn(turn, step, known.result(), false);
	const submitted = new Draft({});
	for (const [path, value] of collectFields(step.form.tree, known.result(), realisation.values).fields) {
		const field = step.form.fields.get(path);
		if (
			field !== undefined &&
			fieldIsFor(field, actor.roles) &&
			fieldApplies(flow, field, turn.context) &&
			fieldIsEnabled(flow, field, turn.context)
		) {
			submitted.set(path, value);
		}
	}
	return { values: submitted.result(), shown: turn.draft.result() };
}
