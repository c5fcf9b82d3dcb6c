import * as conditionTexts from "../../texts/conditions.ts";
import { compare, whyNot } from "../evaluation/compare.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const greaterOrEqual: OperatorCode = {
	example: { expression: { ">=": [1, 2] }, value: false },
	sentence: (left, right) => conditionTexts.atLeast(left, right),
	run: ([left, right]) => compare(left, right, (order) => order >= 0),
	remark: ([left, right]) => whyNot(left, right),
};
