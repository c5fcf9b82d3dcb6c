import type { Operator } from "../operator.ts";

export const type: Operator = {
	name: "type",
	description: "True when the process has this type.",
	parameters: [{ name: "type", type: "process-type" }],
	result: "boolean",
	example: { expression: { type: "replacement" }, context: { type: "replacement" }, value: true },
	sentence: (type) => `het procestype is ${type}`,
	run: ([type], context) => context.type === type,
};
