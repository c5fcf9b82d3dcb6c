import { LogicEngine } from "json-logic-engine";
import type { Condition, Expression } from "../definition/flow-definition.ts";
import type { ConditionContext } from "./evaluation/condition-context.ts";
import type { Operator } from "./evaluation/operator.ts";
import { operatorIn } from "./operator-in.ts";
import { operators } from "./operators.ts";
import { type Trace, traceOf } from "./trace.ts";

/** Runs expressions of the condition language. */
export interface Interpreter {
	/** The outcome without a trace, for everything except explanations. */
	readonly outcomeOf: (expression: Expression, context: ConditionContext) => unknown;
	/** Whether a condition is true; an absent one always is. */
	readonly holds: (condition: Condition | undefined, context: ConditionContext) => boolean;
	/** The outcome and its trace. */
	readonly evaluate: (expression: Expression, context: ConditionContext) => { readonly value: unknown; readonly trace: Trace };
}

/**
 * Creates an interpreter. It knows the registry's operators and none of the library's own, and never compiles to source text, so it runs
 * under a policy that forbids eval. Each flow has its own: the library caches what it learns about an expression for as long as the
 * expression lives.
 */
export function createInterpreter(): Interpreter {
	const engine = new LogicEngine({}, { disableInline: true, permissive: false });
	const run = (expression: unknown, context: ConditionContext): unknown =>
		typeof expression === "object" && expression !== null ? engine.run(expression, context) : expression;
	for (const operator of operators) {
		engine.addMethod(operator.name, { lazy: operator.lazy === true, method: methodOf(operator, run) });
	}
	return {
		outcomeOf: (expression, context) => run(expression, context),
		holds: (condition, context) => condition === undefined || run(condition, context) === true,
		evaluate: (expression, context) => {
			const trace = traceOf(expression, context, run);
			return { value: trace.value, trace };
		},
	};
}

/** The library passes a lazy operator its arguments as written, possibly a single one. */
function methodOf(operator: Operator, run: (expression: unknown, context: ConditionContext) => unknown) {
	return (args: unknown, context: ConditionContext): unknown => operator.run(Array.isArray(args) ? args : [args], context, run);
}

const shared = createInterpreter();

/** For tools that evaluate single expressions; a compiled flow has its own interpreter. */
export function evaluate(expression: Expression, context: ConditionContext): { readonly value: unknown; readonly trace: Trace } {
	operatorIn(expression);
	return shared.evaluate(expression, context);
}

export const outcomeOf: Interpreter["outcomeOf"] = shared.outcomeOf;
