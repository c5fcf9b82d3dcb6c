import type { Operator } from "../operator.ts";

export const cond: Operator = {
	name: "cond",
	description: "The outcome of a named condition of the flow. Named conditions cannot use each other.",
	parameters: [{ name: "name", type: "condition-name" }],
	result: "boolean",
	example: {
		expression: { cond: "positive" },
		context: { conditions: { positive: { filled: "Advice.Advice" } }, values: { Advice: { Advice: "yes" } } },
		value: true,
	},
	sentence: (condition) => condition,
	run: ([name], context, run) => run(context.conditions[String(name)] ?? false, context) === true,
};
