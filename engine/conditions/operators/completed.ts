import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const completed: OperatorCode = {
	example: { expression: { completed: "1" }, context: { steps: { "1": { startedAt: 0, completedAt: null } } }, value: false },
	sentence: (step) => conditionTexts.completed(step),
	run: ([step], context) => typeof context.steps[String(step)]?.completedAt === "number",
};
