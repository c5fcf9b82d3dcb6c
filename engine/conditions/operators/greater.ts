import * as conditionTexts from "../../texts/conditions.ts";
import { compare, whyNot } from "../evaluation/compare.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const greater: OperatorCode = {
	example: { expression: { ">": [{ date: "2026-01-02" }, { date: "2026-01-01" }] }, value: true },
	sentence: (left, right) => conditionTexts.more(left, right),
	run: ([left, right]) => compare(left, right, (order) => order > 0),
	remark: ([left, right]) => whyNot(left, right),
};
