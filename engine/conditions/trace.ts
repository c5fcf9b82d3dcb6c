import type { Expression } from "../definition/flow-definition.ts";
import { itemsOf } from "../realisation/items-of.ts";
import type { ConditionContext } from "./evaluation/condition-context.ts";
import { oncePerContext } from "./evaluation/once-per-context.ts";
import type { Operator, Run } from "./evaluation/operator.ts";
import { operatorIn } from "./operator-in.ts";
import { nameTypes } from "./references.ts";

/** How an expression was evaluated: the node, its value, and the same for each of its inputs. */
export interface Trace {
	readonly expression: Expression;
	readonly value: unknown;
	/** Dutch, when the outcome needs an explanation: "een van beide waarden is leeg". */
	readonly remark?: string;
	readonly inputs: readonly Trace[];
}

const traceOnce = oncePerContext<Trace>();

/** Evaluates every node, including those that normal evaluation would skip. */
export function traceOf(expression: unknown, context: ConditionContext, run: Run): Trace {
	const applied = operatorIn(expression);
	const value = run(expression, context);
	if (applied === undefined) return { expression: expression as Expression, value, inputs: [] };
	const inputs = inputsOf(applied.operator, applied.args, context, run);
	const remark = applied.operator.remark?.(inputs.map((input) => input.value));
	return { expression: expression as Expression, value, ...(remark === undefined ? {} : { remark }), inputs };
}

function inputsOf(operator: Operator, args: readonly unknown[], context: ConditionContext, run: Run): readonly Trace[] {
	if (operator.name === "cond") {
		const name = String(args[0]);
		return [traceOnce(context, name, () => traceOf(context.conditions[name] ?? false, context, run))];
	}
	return args.flatMap((arg, index) => {
		const type = (operator.parameters[index] ?? operator.parameters.at(-1))?.type;
		if (type === undefined || nameTypes.has(type)) return [];
		if (type === "item-condition") return itemsOf(context.values, args[0]).map((item) => traceOf(arg, { ...context, item }, run));
		return [traceOf(arg, context, run)];
	});
}
