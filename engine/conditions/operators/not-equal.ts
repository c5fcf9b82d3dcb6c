import * as conditionTexts from "../../texts/conditions.ts";
import { comparable, whyNot } from "../evaluation/compare.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const notEqual: OperatorCode = {
	example: { expression: { "!=": ["yes", "no"] }, value: true },
	sentence: (left, right) => conditionTexts.notEqual(left, right),
	run: ([left, right]) => comparable(left, right) && left !== right,
	remark: ([left, right]) => whyNot(left, right, true),
};
