import type { OperatorCode } from "../evaluation/operator.ts";

export const cond: OperatorCode = {
	example: {
		expression: { cond: "positive" },
		context: { conditions: { positive: { filled: "Advice.Advice" } }, values: { Advice: { Advice: "yes" } } },
		value: true,
	},
	sentence: (condition) => condition,
	run: ([name], context, run) => run(context.conditions[String(name)] ?? false, context) === true,
};
