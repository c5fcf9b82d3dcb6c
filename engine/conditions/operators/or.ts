import type { Operator } from "../operator.ts";

export const or: Operator = {
	name: "or",
	description: "True when at least one condition is true.",
	parameters: [{ name: "condition", type: "boolean" }],
	atLeast: 2,
	result: "boolean",
	example: { expression: { or: [false, { marked: "skip" }] }, context: { marks: ["skip"] }, value: true },
	sentence: (...conditions) => conditions.join(" of "),
	lazy: true,
	run: (conditions, context, run) => conditions.some((condition) => run(condition, context) === true),
};
