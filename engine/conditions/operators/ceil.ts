import * as conditionTexts from "../../texts/conditions.ts";
import { numberOf } from "../evaluation/number-of.ts";
import type { OperatorCode } from "../evaluation/operator.ts";

export const ceil: OperatorCode = {
	example: { expression: { ceil: { "*": [75, 0.04] } }, value: 3 },
	sentence: (number) => conditionTexts.ceil(number),
	run: ([number]) => Math.ceil(numberOf(number) - 1e-9) + 0,
};
