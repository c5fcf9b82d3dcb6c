import type { Expression } from "../../definition/flow-definition.ts";
import type { ConditionContext } from "./condition-context.ts";

/** What an expression can evaluate to. `value` is any scalar: text, number, boolean or date. */
type ValueType = "boolean" | "number" | "date" | "text" | "value" | "list";

/**
 * What an argument may be. The first group are expressions (or literals) of that type; the second are plain names, which are never
 * evaluated.
 */
export type ParameterType =
	| ValueType
	/** Two numbers or two dates: the same type for all parameters of the operator that have this type. */
	| "number-or-date"
	/** Any scalar: the same type for all parameters of the operator that have this type. */
	| "same-value"
	/** A literal list of scalars, or a `var` of a list field. */
	| "values-or-list"
	/** A condition that is evaluated once for each item. */
	| "item-condition"
	| "field-path"
	| "list-path"
	| "item-path"
	| "condition-name"
	| "mark-name"
	| "step-code"
	| "role-name"
	| "process-type"
	| "date-literal";

export interface Parameter {
	readonly name: string;
	readonly type: ParameterType;
}

/** `field`: the type of the named field. `branches`: the type both branches share. */
type ResultType = "boolean" | "number" | "date" | "field" | "branches";

/** Evaluates an expression in a context; lazy operators receive it to evaluate what they need. */
export type Run = (expression: unknown, context: ConditionContext) => unknown;

/** One word of the condition language; `schemas/operators.json` gives its names, meaning and parameters. */
export interface Operator {
	readonly name: string;
	readonly parameters: readonly Parameter[];
	/** The last parameter may be repeated; this is then the minimum number of arguments. */
	readonly atLeast?: number;
	readonly result: ResultType;
	readonly example: { readonly expression: Expression; readonly value: unknown; readonly context?: Partial<ConditionContext> };
	/** Dutch, composed from the arguments' sentences. */
	readonly sentence: (...parts: readonly string[]) => string;
	/** Receives its arguments evaluated, or unevaluated when `lazy`. Never throws for a value a person can enter. */
	readonly run: (args: readonly unknown[], context: ConditionContext, run: Run) => unknown;
	readonly lazy?: boolean;
	/** Dutch remark in the trace when the outcome needs one. */
	readonly remark?: (args: readonly unknown[]) => string | undefined;
}

/** The part of an operator that operators.json cannot express: each file in `operators/` holds one, and the registry names them. */
export type OperatorCode = Omit<Operator, "name" | "parameters" | "atLeast" | "result">;
