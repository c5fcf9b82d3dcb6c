import { numberOf } from "../number-of.ts";
import type { Operator } from "../operator.ts";

export const multiply: Operator = {
	name: "*",
	description: "The product. What is not a number counts as 0.",
	parameters: [{ name: "number", type: "number" }],
	atLeast: 2,
	result: "number",
	example: { expression: { "*": [4, 0.5] }, value: 2 },
	sentence: (...numbers) => numbers.join(" maal "),
	run: (numbers) => numbers.reduce<number>((product, number) => product * numberOf(number), 1),
};
