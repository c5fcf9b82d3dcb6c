import * as conditionTexts from "../../texts/conditions.ts";
import { numberOf } from "../evaluation/number-of.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const add: OperatorCode = {
	example: { expression: { "+": [1, 2, 3] }, value: 6 },
	sentence: (...numbers) => numbers.join(conditionTexts.plus),
	run: (numbers) => numbers.reduce<number>((sum, number) => sum + numberOf(number), 0),
};
