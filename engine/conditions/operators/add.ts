import { numberOf } from "../number-of.ts";
import type { Operator } from "../operator.ts";

export const add: Operator = {
	name: "+",
	description: "The sum. What is not a number counts as 0.",
	parameters: [{ name: "number", type: "number" }],
	atLeast: 2,
	result: "number",
	example: { expression: { "+": [1, 2, 3] }, value: 6 },
	sentence: (...numbers) => numbers.join(" plus "),
	run: (numbers) => numbers.reduce<number>((sum, number) => sum + numberOf(number), 0),
};
