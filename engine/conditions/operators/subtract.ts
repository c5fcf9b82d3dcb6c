import { numberOf } from "../number-of.ts";
import type { Operator } from "../operator.ts";

export const subtract: Operator = {
	name: "-",
	description: "The first minus the second. What is not a number counts as 0.",
	parameters: [
		{ name: "from", type: "number" },
		{ name: "number", type: "number" },
	],
	result: "number",
	example: { expression: { "-": [5, 2] }, value: 3 },
	sentence: (from, number) => `${from} min ${number}`,
	run: ([from, number]) => numberOf(from) - numberOf(number),
};
