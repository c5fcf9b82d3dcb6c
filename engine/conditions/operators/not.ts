import type { Operator } from "../operator.ts";

export const not: Operator = {
	name: "!",
	description: "True when the condition is not. A tick that was never given counts as off.",
	parameters: [{ name: "condition", type: "boolean" }],
	result: "boolean",
	example: { expression: { "!": { marked: "skip" } }, context: { marks: [] }, value: true },
	sentence: (condition) => `niet (${condition})`,
	run: ([condition]) => condition !== true,
};
