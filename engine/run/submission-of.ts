import type { Actor } from "../access/index.ts";
import { Execution } from "../command/execution.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import { fieldApplies, fieldIsEnabled, fieldIsFor } from "./fields/appearance.ts";
import { collectFields } from "./fields/collect-fields.ts";
import { fillInTyped } from "./fields/fill-in.ts";

interface Submission {
	/** What to send: only fields that apply and that the person may write. */
	readonly values: Values;
	/** What the form shows once derived values are filled in, as the server would store it. */
	readonly shown: Values;
}

/** Turns the content of a step's form into what the server accepts, and shows what it will store. */
export function submissionOf(
	flow: CompiledFlow,
	realisation: Realisation,
	code: StepCode,
	actor: Actor,
	values: Values,
	now: number,
): Submission {
	const step = flow.steps.get(code);
	if (step === undefined) return { values: {}, shown: realisation.values };
	const execution = new Execution(flow, realisation, actor, now);
	const known = new WorkingCopy({});
	for (const [path, value] of collectFields(step.form.tree, values, realisation.values).fields) {
		known.set(path, value);
	}
	fillInTyped(execution, step, known.result(), false);
	const submitted = new WorkingCopy({});
	for (const [path, value] of collectFields(step.form.tree, known.result(), realisation.values).fields) {
		const field = step.form.fields.get(path);
		if (
			field !== undefined &&
			fieldIsFor(field, actor) &&
			fieldApplies(flow, field, execution.context) &&
			fieldIsEnabled(flow, field, execution.context)
		) {
			submitted.set(path, value);
		}
	}
	return { values: submitted.result(), shown: execution.workingCopy.result() };
}
