import type { Operator } from "../operator.ts";

export const completed: Operator = {
	name: "completed",
	description: "True when the step was completed in this iteration.",
	parameters: [{ name: "step", type: "step-code" }],
	result: "boolean",
	example: { expression: { completed: "1" }, context: { steps: { "1": { startedAt: 0, completedAt: null } } }, value: false },
	sentence: (step) => `stap ${step} is afgerond`,
	run: ([step], context) => typeof context.steps[String(step)]?.completedAt === "number",
};
