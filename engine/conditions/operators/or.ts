import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const or: OperatorCode = {
	example: { expression: { or: [false, { marked: "skip" }] }, context: { marks: ["skip"] }, value: true },
	sentence: (...conditions) => conditions.join(conditionTexts.or),
	lazy: true,
	run: (conditions, context, run) => conditions.some((condition) => run(condition, context) === true),
};
