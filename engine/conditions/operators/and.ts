import type { Operator } from "../operator.ts";

export const and: Operator = {
	name: "and",
	description: "True when every condition is true. Anything but true counts as false.",
	parameters: [{ name: "condition", type: "boolean" }],
	atLeast: 2,
	result: "boolean",
	example: { expression: { and: [true, { filled: "Advice.Advice" }] }, context: { values: { Advice: { Advice: "yes" } } }, value: true },
	sentence: (...conditions) => conditions.join(" en "),
	lazy: true,
	run: (conditions, context, run) => conditions.every((condition) => run(condition, context) === true),
};
