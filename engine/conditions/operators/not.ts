import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const not: OperatorCode = {
	example: { expression: { "!": { marked: "skip" } }, context: { marks: [] }, value: true },
	sentence: (condition) => conditionTexts.not(condition),
	run: ([condition]) => condition !== true,
};
