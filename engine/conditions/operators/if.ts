import type { Operator } from "../operator.ts";

export const choose: Operator = {
	name: "if",
	description: "The second when the condition is true, else the third.",
	parameters: [
		{ name: "condition", type: "boolean" },
		{ name: "then", type: "same-value" },
		{ name: "otherwise", type: "same-value" },
	],
	result: "branches",
	example: { expression: { if: [true, "a", "b"] }, value: "a" },
	sentence: (condition, then, otherwise) => `als ${condition} dan ${then}, anders ${otherwise}`,
	lazy: true,
	run: ([condition, then, otherwise], context, run) => run(run(condition, context) === true ? then : otherwise, context),
};
