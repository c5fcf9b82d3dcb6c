import type { StepState, Values } from "../../realisation/realisation.ts";
import { revisionOf } from "../../realisation/revision.ts";
import type { ConditionContext } from "./condition-context.ts";

/** What was found in a context by name, and what the context was like then. */
interface Found<Outcome> {
	readonly values: Values;
	readonly revision: number;
	readonly marks: readonly string[];
	readonly steps: Readonly<Record<string, StepState>>;
	readonly outcomes: Map<string, Outcome>;
}

/**
 * Finds what belongs to a named condition once in each context, however often the condition is mentioned: otherwise mentions multiply, and a
 * small flow keeps the server busy for seconds. Each item of a list has a context of its own. While a command is carried out, its one
 * context changes: with the values, the marks or the steps, everything is found anew.
 */
export function oncePerContext<Outcome extends NonNullable<unknown>>(): (
	context: ConditionContext,
	name: string,
	find: () => Outcome,
) => Outcome {
	const known = new WeakMap<ConditionContext, Found<Outcome>>();
	const foundIn = (context: ConditionContext): Found<Outcome>["outcomes"] => {
		const before = known.get(context);
		if (before !== undefined && isOf(before, context)) return before.outcomes;
		const { values, marks, steps } = context;
		const found = { values, revision: revisionOf(values), marks, steps, outcomes: new Map<string, Outcome>() };
		known.set(context, found);
		return found.outcomes;
	};
	return (context, name, find) => {
		const outcomes = foundIn(context);
		const found = outcomes.get(name);
		if (found !== undefined) return found;
		const outcome = find();
		outcomes.set(name, outcome);
		return outcome;
	};
}

function isOf(found: Found<unknown>, { values, marks, steps }: ConditionContext): boolean {
	return found.values === values && found.marks === marks && found.steps === steps && found.revision === revisionOf(values);
}
