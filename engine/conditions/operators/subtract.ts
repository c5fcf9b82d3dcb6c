import * as conditionTexts from "../../texts/conditions.ts";
import { numberOf } from "../evaluation/number-of.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const subtract: OperatorCode = {
	example: { expression: { "-": [5, 2] }, value: 3 },
	sentence: (from, number) => conditionTexts.minus(from, number),
	run: ([from, number]) => numberOf(from) - numberOf(number),
};
