import { numberOf } from "../number-of.ts";
import type { Operator } from "../operator.ts";

export const ceil: Operator = {
	name: "ceil",
	description: "The number rounded up to a whole one. Rounding noise of a billionth does not count.",
	parameters: [{ name: "number", type: "number" }],
	result: "number",
	example: { expression: { ceil: { "*": [75, 0.04] } }, value: 3 },
	sentence: (number) => `${number}, naar boven afgerond`,
	run: ([number]) => Math.ceil(numberOf(number) - 1e-9) + 0,
};
