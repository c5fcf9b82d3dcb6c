import * as conditionTexts from "../../texts/conditions.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const choose: OperatorCode = {
	example: { expression: { if: [true, "a", "b"] }, value: "a" },
	sentence: (condition, then, otherwise) => conditionTexts.ifElse(condition, then, otherwise),
	lazy: true,
	run: ([condition, then, otherwise], context, run) => run(run(condition, context) === true ? then : otherwise, context),
};
