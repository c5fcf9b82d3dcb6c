import * as conditionTexts from "../../texts/conditions.ts";
import { numberOf } from "../evaluation/number-of.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const multiply: OperatorCode = {
	example: { expression: { "*": [4, 0.5] }, value: 2 },
	sentence: (...numbers) => numbers.join(conditionTexts.times),
	run: (numbers) => numbers.reduce<number>((product, number) => product * numberOf(number), 1),
};
