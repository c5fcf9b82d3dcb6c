import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const started: OperatorCode = {
	example: { expression: { started: "1" }, context: { steps: { "1": { startedAt: 0, completedAt: null } } }, value: true },
	sentence: (step) => conditionTexts.started(step),
	run: ([step], context) => context.steps[String(step)] !== undefined,
};
