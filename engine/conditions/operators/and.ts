import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const and: OperatorCode = {
	example: { expression: { and: [true, { filled: "Advice.Advice" }] }, context: { values: { Advice: { Advice: "yes" } } }, value: true },
	sentence: (...conditions) => conditions.join(conditionTexts.and),
	lazy: true,
	run: (conditions, context, run) => conditions.every((condition) => run(condition, context) === true),
};
