import type { Operator } from "../operator.ts";

export const started: Operator = {
	name: "started",
	description: "True when the step was reached in this iteration.",
	parameters: [{ name: "step", type: "step-code" }],
	result: "boolean",
	example: { expression: { started: "1" }, context: { steps: { "1": { startedAt: 0, completedAt: null } } }, value: true },
	sentence: (step) => `stap ${step} is gestart`,
	run: ([step], context) => context.steps[String(step)] !== undefined,
};
